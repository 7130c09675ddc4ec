import { useFetcher, useSearchParams } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { refusedIn } from '~/platform/forms/refused-in'
import { DoneNote } from '~/ui/states/done-note'
import { FormAlert } from '~/ui/states/form-alert'
import { ReleaseList } from '~/ui/states/release-list'
import { MUTE_REFUSALS, type MuteAnswer, type MutesData } from './mutes'

const LIST = '?tab=privacy'

/** Whom a member muted and until when, each with a way back. */
export function MutedMembers({ members, nextMember, isFromStart }: Omit<MutesData, 'words'>) {
  const t = useT('mutes')
  const fetcher = useFetcher<MuteAnswer>()
  const [params] = useSearchParams()
  const { data: answer, state } = fetcher
  const error = answer ? answer.error : refusedIn(params, 'mute', MUTE_REFUSALS)
  return (
    <ReleaseList
      id="muted"
      words={{
        title: t('membersTitle'),
        lead: t('membersLead'),
        nobody: t('membersNobody'),
        nobodyText: t('membersNobodyText'),
        hidden: t('hidden'),
        release: t('unmute'),
      }}
      releaseNamed={(name) => t('unmuteNamed', { name })}
      people={members.map(({ until, ...member }) => ({
        ...member,
        note: until === null ? t('untilUnmuted') : t('until', { date: until }),
      }))}
      pages={{
        first: isFromStart ? null : `${LIST}#muted`,
        next: nextMember && `${LIST}&muted=${nextMember}#muted`,
        words: { first: t('first'), more: t('more') },
      }}
      action="/resources/mutes"
      intent="unmute"
      fetcher={fetcher}
      alert={<FormAlert error={error} words={(problem) => t(`error.${problem}`)} className="mt-4" />}
      done={<DoneNote done={answer?.done === 'unmuted' && state === 'idle' ? answer : null}>{t('unmuted')}</DoneNote>}
    />
  )
}
