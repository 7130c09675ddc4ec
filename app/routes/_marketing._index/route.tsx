import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { latestBirthDate } from '~/domain/birth/birth-date-time'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { answerCalculator } from '~/features/landing/answer-calculator.server'
import type { CalculatorAnswer } from '~/features/landing/landing'
import { LandingPage } from '~/features/landing/landing-page'
import { preloadWords } from '~/locales/dictionaries'
import type { Language } from '~/locales/language'
import { useRootData } from '~/platform/client/root-data'
import { languageOf, translator } from '~/platform/server/i18n.server'

export const handle = {
  i18n: preloadWords('birth', 'birth-problems', 'crosses', 'hd', 'landing-more', 'reading', 'ui'),
}

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request)
  const t = translator(language, 'landing')
  return {
    title: t('title'),
    description: t('description'),
    language,
    origin: new URL(request.url).origin,
    example: EXAMPLE_CHART,
    latestDate: latestBirthDate(Date.now()),
  }
}

export const action = ({ request, context }: ActionFunctionArgs) => answerCalculator(context, request)

/** When no answer comes at all, the page stays with everything typed and says so. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    if (error instanceof Response) throw error
    const answer: CalculatorAnswer = {
      values: {},
      found: null,
      problems: {},
      error: 'unreachable',
      suggestions: [],
      instant: null,
    }
    return answer
  }
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

type PageMeta = { title: string; description: string; language: Language; origin: string }

const OG_LOCALES: Record<Language, string> = { en: 'en_GB', ru: 'ru_RU' }

/** For search engines and link previews, in the language of the page. */
function pageMeta({ title, description, language, origin }: PageMeta) {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Human Design Social' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${origin}/` },
    { property: 'og:locale', content: OG_LOCALES[language] },
    { property: 'og:image', content: `${origin}/og.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Human Design Social' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: `${origin}/` },
  ]
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data) : [])

export default function Landing() {
  const { example, latestDate } = useLoaderData<typeof loader>()
  const answer = useActionData<CalculatorAnswer>()
  return (
    <LandingPage isMember={Boolean(useRootData()?.member)} example={example} answer={answer} latestDate={latestDate} />
  )
}
