import { Link, useFetcher, useLocation, useSearchParams } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import { MODERATION_ACTIONS } from '~/domain/community/moderation/moderation'
import { useT } from '~/locales/use-t'
import { buttonLook } from '~/ui/controls/button-look'
import { TabLinks } from '~/ui/layout/tab-links'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'
import { MODERATION_FETCHER } from './act-form'
import type { ActAnswer } from './moderation'

type Props = {
  waiting: { cases: number; appeals: number; questions: number }
  /** Tabs of other features, after those of moderators: their paths and names. */
  more?: readonly { to: string; label: string }[]
  children: ReactNode
}

/** The frame of the moderation pages: its tabs, and how the last act went. */
export function ModerationFrame({ waiting, more = [], children }: Props) {
  const t = useT('moderation')
  const { pathname } = useLocation()
  const tabs = [
    // A case belongs to the reports, wherever its page was opened from.
    { to: '/moderation', label: t('queue', { count: waiting.cases }), under: '/moderation/cases/' },
    { to: '/moderation/appeals', label: t('appeals', { count: waiting.appeals }) },
    { to: '/moderation/support', label: t('support', { count: waiting.questions }) },
    { to: '/moderation/log', label: t('log') },
    ...more.map((tab) => ({ ...tab, under: `${tab.to}/` })),
  ]
  return (
    <div className="max-w-190">
      <h1 className="mb-4">{t('title')}</h1>
      <TabLinks
        label={t('tabs')}
        tabs={tabs.map(({ under, ...tab }) => ({
          ...tab,
          current: tab.to === pathname || (under !== undefined && pathname.startsWith(under)),
        }))}
        className="mb-4"
      />
      <HowItWent />
      {children}
    </div>
  )
}

/** What the last act came to: by the answer to the script, or as the address says without. */
function HowItWent() {
  const t = useT('moderation')
  const { data: answer, state } = useFetcher<ActAnswer>({ key: MODERATION_FETCHER })
  const [query] = useSearchParams()
  const data = useOnThisPage(answer)
  // Said once the page knows it too: what is done next goes by what is shown.
  if (state !== 'idle') return null
  const saidDone = query.get('done')
  const done = data ? data.done : (MODERATION_ACTIONS.find((action) => action === saidDone) ?? null)
  const error = data ? data.error : PROBLEMS.find((problem) => problem === query.get('problem'))
  if (done) {
    return (
      <Alert key={data?.values.act} tone="success" focus className="mb-4">
        {t(`done.${done}`)}
      </Alert>
    )
  }
  return <FormAlert className="mb-4" error={error ?? null} words={(problem) => t(`problem.${problem}`)} />
}

/** An answer, until the moderator goes on to another moderation page, where it is no longer news. */
function useOnThisPage(answer: ActAnswer | undefined) {
  const { key } = useLocation()
  const [said, setSaid] = useState({ answer, key })
  if (said.answer !== answer) setSaid({ answer, key })
  return said.key === key ? said.answer : undefined
}

const PROBLEMS = [
  ...(['conflict', 'noteMissing', 'noteTooLong', 'answerMissing', 'answerTooLong'] as const),
  ...(['malformed', 'unexpected'] as const),
]

/** The way to the next page of a list, or its end. */
export function NextPage({ next }: { next: string | null }) {
  const t = useT('moderation')
  return (
    <p className="mt-4 text-center text-sm text-muted">
      {next ? (
        <Link to={`?cursor=${encodeURIComponent(next)}`} className={buttonLook('quiet', 'm')}>
          {t('next')}
        </Link>
      ) : (
        t('end')
      )}
    </p>
  )
}
