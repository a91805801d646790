import { errors } from '@cred/service-kit';
import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { presentReference } from './references.presenter';
import { findReferences } from './references.repository';

/** The references that posts keep from the check of their text (POST-50). */
export function registerReferences(api: Api): void {
  bind(api, 'getPostReferences', async ({ db, viewer, params }) => {
    const references = await findReferences(db, viewer, params.id);
    if (!references) throw errors.notFound();
    return references.map(presentReference);
  });
}
