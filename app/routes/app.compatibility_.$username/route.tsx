import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { ConnectionPage } from '~/features/connection-chart/connection-page'
import { connectionTitle, loadConnectionChart } from '~/features/connection-chart/load-connection-chart.server'
import { isLoveOpen } from '~/features/love/load-love.server'
import { lovePath } from '~/features/love/love'
import { PageError } from '~/features/shell/page-error'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { requireMember } from '~/platform/server/guards.server'
import { redirectKeepingQuery } from '~/platform/server/http.server'
import { ButtonLink } from '~/ui/controls/button-link'
import { HeartIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { findOther } from './find-other.server'

export const handle = {
  i18n: preloadWords(
    'connection-chart',
    'love-beside',
    'composite',
    'hd',
    'others-composite',
    'others-reading',
    'pair-reading',
    'reading',
    'ui',
  ),
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const other = await findOther(context, viewer, params.username)
  if (other.username !== params.username) throw redirectKeepingQuery(request, `/app/compatibility/${other.username}`)
  const [title, chart, inLove] = await Promise.all([
    connectionTitle(request, other.fullName),
    loadConnectionChart(context, viewer, request, other),
    isLoveOpen(context, viewer, other.username ?? ''),
  ])
  return { title, chart, inLove }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function ConnectionRoute() {
  const { chart, inLove } = useLoaderData<typeof loader>()
  const { username, fullName } = chart.other
  return (
    <ConnectionPage chart={chart} id={username ?? ''}>
      {inLove && username ? <LoveBeside username={username} name={fullName} /> : null}
    </ConnectionPage>
  )
}

/** Beside a connection of two who both take part: their love match stands on its own page, with what it is made of. */
function LoveBeside({ username, name }: { username: string; name: string }) {
  const t = useT('love-beside')
  return (
    <Card as="section" aria-labelledby="love-beside" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
        <HeartIcon className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="love-beside" className="text-base wrap-anywhere">
          {t('title', { name })}
        </h2>
        <p className="text-sm text-pretty text-muted">{t('text')}</p>
      </div>
      <ButtonLink to={lovePath({ q: username })} size="s">
        {t('open')}
      </ButtonLink>
    </Card>
  )
}
