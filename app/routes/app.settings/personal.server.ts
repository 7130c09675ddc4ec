import { languagesRead } from '~/domain/membership/reading-languages'
import { loadPhoto } from '~/features/photo/photo.server'
import { loadPersonal } from '~/features/settings/personal.server'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'

/** The tab "Personal" is made of three features. */
export async function loadPersonalTab(context: Context, viewer: Viewer) {
  const [profile, photo] = await Promise.all([loadPersonal(context, viewer), loadPhoto(context, viewer)])
  return { profile, photo, reads: languagesRead(viewer) }
}
