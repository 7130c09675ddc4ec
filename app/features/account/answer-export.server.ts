import { redirect } from '@remix-run/cloudflare'
import { VERIFY_PATH } from '~/domain/membership/limits'
import type { Context } from '~/platform/context.server'
import { isDocumentRequest } from '~/platform/http.server'
import { languageOf, translator } from '~/platform/i18n.server'
import { unlessBroken } from '~/platform/refusal.server'
import { requireStepUp } from '~/platform/step-up.server'
import { ACCOUNT_TAB, EXPORT_PATH } from './account'
import { exportAccount } from './export-account.server'
import { PAUSED_PATH } from './paused'

/**
 * The download of everything the site holds of whoever is signed in, those included whose account is away. A refusal is a
 * line of text: scripts show it in the page, a browser without them in its place.
 */
export async function answerExport(context: Context, request: Request): Promise<Response> {
  const { viewer } = await context.session()
  const t = translator(await languageOf(request), 'account')
  if (!viewer)
    return isDocumentRequest(request) ? redirect('/login') : new Response(t('exportSignedOut'), { status: 401 })
  const resumed = { task: 'export', action: EXPORT_PATH, back: viewer.isActive ? ACCOUNT_TAB : PAUSED_PATH } as const
  const asked = await requireStepUp(context, request, resumed)
  // A script leads there itself: what it asked for is a file.
  if (asked && !isDocumentRequest(request)) {
    return Response.json({ verify: VERIFY_PATH }, { status: 403, headers: asked.headers })
  }
  if (asked) return asked
  const outcome = await unlessBroken(context, 'export.failed', () => exportAccount(context, viewer))
  if (outcome === null) return new Response(t('exportFailed'), { status: 500 })
  if (!outcome.ok) {
    const headers = { 'Retry-After': String(outcome.retryAfterSeconds) }
    return new Response(t('exportTooMany'), { status: 429, headers })
  }
  return new Response(outcome.archive, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${outcome.fileName}"`,
      'Cache-Control': 'no-store, private',
    },
  })
}
