import { utcTimeText } from '@cred/deployment/effects-text';
import { previewPath } from '@cred/deployment/preview-links';
import { OperatorError } from '@cred/tool-kit/errors';
import type { Command } from './arguments';
import { actor, type Context, type Outcome } from './context';

/** Creates a link that shows a build in the browser that opens it; by default the newest build in the registry. */
export async function preview(
  { area, build: given, hours }: Extract<Command, { name: 'preview' }>,
  { client, pageUrl }: Pick<Context, 'client' | 'pageUrl'>,
): Promise<Outcome> {
  const status = (await client.status({ newest: 1 })).areas.find((each) => each.area === area);
  const build = given ?? status?.builds[0]?.build;
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
      `Who opens it sees ${build} of ${area} in that browser, until ${utcTimeText(expires)}; no other browser does`,
      ...notice,
    ].join('\n'),
  };
}
