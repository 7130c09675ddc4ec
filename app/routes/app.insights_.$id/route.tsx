import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium'
import { InsightCardItem, InsightMarks } from '~/features/insights/insight-card'
import { INSIGHTS_PATH, type WholeInsight } from '~/features/insights/insights'
import { loadInsight } from '~/features/insights/load-insights.server'
import { PageError } from '~/features/shell/page-error'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { requireMember } from '~/platform/server/guards.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { ButtonLink } from '~/ui/controls/button-link'
import { ChevronLeftIcon, LockIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'

export const handle = { i18n: preloadWords('insights-page', 'insights') }

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [insight, language] = await Promise.all([
    loadInsight(context, viewer, request, params.id ?? ''),
    languageOf(request),
  ])
  return { title: `${insight.card.title} · ${translator(language, 'common')('brand')}`, insight }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function InsightRoute() {
  return <InsightView insight={useLoaderData<typeof loader>().insight} />
}

/** One text to read, and below it others. */
function InsightView({ insight }: { insight: WholeInsight }) {
  const t = useT('insights-page')
  const { card, description, paragraphs, tags, typeName, more } = insight
  return (
    <div className="grid max-w-170 grid-cols-1 gap-4">
      <Link
        to={INSIGHTS_PATH}
        className="inline-flex min-h-11 items-center gap-1 justify-self-start text-sm text-accent hover:underline"
      >
        <ChevronLeftIcon className="size-4" />
        {t('back')}
      </Link>
      <Card as="article" aria-labelledby="insight-title" className="md:p-8">
        <InsightMarks card={card} />
        <h1 id="insight-title" className="mt-2 text-pretty [overflow-wrap:anywhere]">
          {card.title}
        </h1>
        {typeName ? <p className="mt-1 text-sm text-muted">{t('forType', { type: typeName })}</p> : null}
        {card.isLocked ? (
          <Locked teaser={card.teaser} />
        ) : (
          <>
            <p className="mt-2 text-lg leading-7 text-pretty text-muted">{description}</p>
            <div className="mt-5 grid gap-4 font-serif text-lg leading-8 text-pretty [overflow-wrap:anywhere]">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {tags.length > 0 ? (
              <ul aria-label={t('tags')} className="mt-5 flex flex-wrap gap-x-2.5 text-sm text-muted">
                {tags.map((tag) => (
                  <li key={tag}>#{tag}</li>
                ))}
              </ul>
            ) : null}
          </>
        )}
      </Card>
      {more.length > 0 ? (
        <section aria-labelledby="more-insights">
          <h2 id="more-insights" className="mb-3 text-lg">
            {t('more')}
          </h2>
          <ul className="grid grid-cols-1 gap-3">
            {more.map((each) => (
              <li key={each.id}>
                <InsightCardItem card={each} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

/** What everybody may read of a premium text, and that the rest is not sent. */
function Locked({ teaser }: { teaser: string }) {
  const t = useT('insights-page')
  return (
    <>
      <p className="mt-5 font-serif text-lg leading-8 text-pretty">{teaser}</p>
      <div className="mt-5 rounded-control bg-sunken p-4">
        <p className="flex items-center gap-2 font-semibold">
          <LockIcon className="size-4.5" />
          {t('locked')}
        </p>
        <p className="mt-1 text-pretty text-muted">{t('lockedText')}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          <ButtonLink to={PREMIUM_PATH} variant="premium" size="s">
            {t('seePremium')}
          </ButtonLink>
          <ButtonLink to={INSIGHTS_PATH} size="s">
            {t('readFree')}
          </ButtonLink>
        </p>
      </div>
    </>
  )
}
