import { useFetcher, useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { MUTED_WORD_MAX_GRAPHEMES, MUTED_WORDS_MAX } from '~/domain/community/limits'
import { useT } from '~/locales/use-t'
import { refusedIn } from '~/platform/client/form-answer'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { TextInput } from '~/ui/controls/text-input'
import { useFocusWhenFewer } from '~/ui/controls/use-focus-when-fewer'
import { CloseIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { DoneNote } from '~/ui/states/done-note'
import { FormAlert } from '~/ui/states/form-alert'
import { ReleaseList } from '~/ui/states/release-list'
import { MUTE_REFUSALS, type MuteAnswer, type MutesData } from './mutes'

const MUTES_ACTION = '/resources/mutes'
const PRIVACY_TAB = '?tab=privacy'

/** The muted members and words, in the settings. */
export function MutedLists({ mutes }: { mutes: MutesData }) {
  return (
    <>
      <MutedMembers members={mutes.members} nextMember={mutes.nextMember} isFromStart={mutes.isFromStart} />
      <MutedWords words={mutes.words} />
    </>
  )
}

function MutedMembers({ members, nextMember, isFromStart }: Omit<MutesData, 'words'>) {
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
        first: isFromStart ? null : `${PRIVACY_TAB}#muted`,
        next: nextMember && `${PRIVACY_TAB}&muted=${nextMember}#muted`,
        words: { first: t('first'), more: t('more') },
      }}
      action={MUTES_ACTION}
      intent="unmute"
      fetcher={fetcher}
      alert={<FormAlert error={error} words={(problem) => t(`error.${problem}`)} className="mt-4" />}
      done={<DoneNote done={answer?.done === 'unmuted' && state === 'idle' ? answer : null}>{t('unmuted')}</DoneNote>}
    />
  )
}

const WORDS_PATH = '/app/settings?tab=privacy#muted-words'

function MutedWords({ words }: Pick<MutesData, 'words'>) {
  const t = useT('mutes')
  const { Form, data: answer, state, formData } = useFetcher<MuteAnswer>()
  const pendingWord = state === 'idle' ? null : formData?.get('word')
  const isAdding = pendingWord !== null && formData?.get('intent') === 'add-word'
  const title = useFocusWhenFewer(words.length)
  const form = useRef<HTMLFormElement>(null)
  const idleAnswer = pendingWord === null ? answer : undefined
  const [params] = useSearchParams()
  const error = answer ? (idleAnswer?.error ?? null) : refusedIn(params, 'mute-word', WORD_REFUSALS)
  useEffect(() => {
    if (answer?.done === 'word-added') form.current?.reset()
  }, [answer])
  return (
    <Card as="section" aria-labelledby="muted-words" className="max-w-170">
      <h2 id="muted-words" ref={title} tabIndex={-1} className="scroll-mt-20">
        {t('wordsTitle')}
      </h2>
      <p className="mt-1 text-muted">{t('wordsLead')}</p>
      <FormAlert error={error} words={(problem) => t(`error.${problem}`)} className="mt-4" />
      <Form ref={form} method="post" action={MUTES_ACTION} noValidate className="mt-4 flex flex-wrap items-start gap-3">
        <input type="hidden" name="back" value={WORDS_PATH} />
        <Field
          label={t('word')}
          hint={t('wordHint', { count: words.length, most: MUTED_WORDS_MAX })}
          error={useWordProblem(idleAnswer)}
          className="flex-[1_1_14rem]"
        >
          {(control) => <TextInput {...control} name="word" autoComplete="off" />}
        </Field>
        <Button type="submit" name="intent" value="add-word" pending={isAdding} className="sm:mt-6.5">
          {t('addWord')}
        </Button>
      </Form>
      {words.length === 0 ? (
        <p className="mt-4 text-muted">{t('wordsNone')}</p>
      ) : (
        <ul className="mt-4 flex flex-wrap gap-2">
          {words.map((word) => (
            <li key={word}>
              <Form method="post" action={MUTES_ACTION}>
                <input type="hidden" name="back" value={WORDS_PATH} />
                <input type="hidden" name="word" value={word} />
                <Button
                  type="submit"
                  name="intent"
                  value="remove-word"
                  size="s"
                  pending={pendingWord === word && !isAdding}
                  aria-label={t('removeWord', { word })}
                  className="max-w-full wrap-anywhere"
                >
                  {word}
                  <CloseIcon className="size-3.5 text-muted" />
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <DoneNote done={idleAnswer?.done === 'word-removed' || idleAnswer?.done === 'word-added' ? idleAnswer : null}>
        {t(idleAnswer?.done === 'word-removed' ? 'wordRemoved' : 'wordAdded')}
      </DoneNote>
    </Card>
  )
}

const WORD_PROBLEMS = ['word.empty', 'word.long'] as const
const WORD_REFUSALS = ['full', 'tooMany', 'unexpected'] as const

/** The problem with the word from the answer, or from the address when the form was sent without scripts. */
function useWordProblem(answer: MuteAnswer | undefined) {
  const t = useT('mutes')
  const [params] = useSearchParams()
  const problem = answer ? answer.problems.word : refusedIn(params, 'mute-word', WORD_PROBLEMS)
  if (problem === 'word.empty' || problem === 'word.long') return t(problem, { count: MUTED_WORD_MAX_GRAPHEMES })
  return undefined
}
