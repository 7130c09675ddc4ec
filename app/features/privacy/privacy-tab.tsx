import { useFetcher, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { refusedIn } from '~/platform/client/form-answer'
import { DoneNote } from '~/ui/states/done-note'
import { FormAlert } from '~/ui/states/form-alert'
import { ReleaseList } from '~/ui/states/release-list'
import type { PrivacyData } from './load-privacy.server'
import type { PrivacyAnswer } from './privacy'
import { PrivacyForm } from './privacy-form'

type Props = {
  data: PrivacyData
  answer: PrivacyAnswer | undefined
  /** The cards of other features below. */
  children: ReactNode
}

/** Visibility settings, blocked members, and cards of other features. */
export function PrivacyTab({ data, answer, children }: Props) {
  return (
    <div className="grid min-w-0 gap-4">
      <PrivacyForm data={data} answer={answer} />
      <BlockedList blocked={data.blocked} nextBlocked={data.nextBlocked} isBlockedFromStart={data.isBlockedFromStart} />
      {children}
    </div>
  )
}

/** Refusals of unblocking without scripts, read from the address. */
const BLOCK_REFUSALS = ['missing', 'tooMany', 'unexpected'] as const

const LIST = '?tab=privacy'

type BlockedListProps = Pick<PrivacyData, 'blocked' | 'nextBlocked' | 'isBlockedFromStart'>

/** The members the viewer blocked, each with a button that unblocks. */
function BlockedList({ blocked, nextBlocked, isBlockedFromStart }: BlockedListProps) {
  const t = useT('privacy-settings')
  const fetcher = useFetcher<PrivacyAnswer>()
  const [params] = useSearchParams()
  const { data: answer, state } = fetcher
  const error = answer ? answer.error : refusedIn(params, 'block', BLOCK_REFUSALS)
  return (
    <ReleaseList
      id="blocked"
      words={{
        title: t('blockedTitle'),
        lead: t('blockedLead'),
        nobody: t('blockedNobody'),
        nobodyText: t('blockedNobodyText'),
        hidden: t('blockedHidden'),
        release: t('unblock'),
      }}
      releaseNamed={(name) => t('unblockNamed', { name })}
      people={blocked}
      pages={{
        first: isBlockedFromStart ? null : `${LIST}#blocked`,
        next: nextBlocked && `${LIST}&blocked=${nextBlocked}#blocked`,
        words: { first: t('first'), more: t('more') },
      }}
      action="/resources/blocks"
      intent="unblock"
      fetcher={fetcher}
      alert={<FormAlert error={error} words={() => t('error.missing')} className="mt-4" />}
      done={
        <DoneNote done={answer?.done === 'unblocked' && state === 'idle' ? answer : null}>{t('unblocked')}</DoneNote>
      }
    />
  )
}
