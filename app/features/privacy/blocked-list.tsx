import { useFetcher, useSearchParams } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { refusedIn } from '~/platform/forms/refused-in'
import { DoneNote } from '~/ui/states/done-note'
import { FormAlert } from '~/ui/states/form-alert'
import { ReleaseList } from '~/ui/states/release-list'
import { BLOCK_REFUSALS, type PrivacyAnswer, type PrivacyData } from './privacy'

const LIST = '?tab=privacy'

type Props = Pick<PrivacyData, 'blocked' | 'nextBlocked' | 'isBlockedFromStart'>

/** Whom a member blocked, each with a way back. */
export function BlockedList({ blocked, nextBlocked, isBlockedFromStart }: Props) {
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
