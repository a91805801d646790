import { utcTimeText } from '@cred/deployment/effects-text';
import { previewPath } from '@cred/deployment/preview-links';
import { OperatorError } from '@cred/tool-kit/errors';
import type { Command } from './arguments';
import { actor, type Context, type Outcome } from './context';

/** Creates a link that shows a build in the browser that opens it; by default the newest build in the registry. */
export async function preview(
  { area, build: requested, hours }: Extract<Command, { name: 'preview' }>,
  { client, pageUrl }: Pick<Context, 'client' | 'pageUrl'>,
): Promise<Outcome> {
  const status = (await client.status({ newest: 1 })).areas.find((each) => each.area === area);
  const build = requested ?? status?.builds[0]?.build;
  if (build === undefined)
    throw new OperatorError(
      `The registry has no build of ${area}. Publish one with: npm run release -- publish ${area}`,
    );
  const { token, expires } = await client.preview(area, { build, hours, actor: actor() });
  const url = new URL(previewPath(token), pageUrl).href;
  const notice = status?.live === build ? [`! ${build} is live: all members have it already`] : [];
  return {
    document: { area, build, expires, url },
    text: [
      url,
      '',
      `The browser that opens it shows ${build} of ${area} until ${utcTimeText(expires)}; other browsers do not`,
      ...notice,
    ].join('\n'),
  };
}
