import { useFetcher, useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { MUTED_WORD_MAX_GRAPHEMES, MUTED_WORDS_MAX } from '~/domain/community/limits'
import { useT } from '~/locales/use-t'
import { refusedIn } from '~/platform/forms/refused-in'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { TextInput } from '~/ui/controls/text-input'
import { useFocusWhenFewer } from '~/ui/controls/use-focus-when-fewer'
import { CloseIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { DoneNote } from '~/ui/states/done-note'
import { FormAlert } from '~/ui/states/form-alert'
import type { MuteAnswer, MutesData } from './mutes'

const ACTION = '/resources/mutes'
const BACK = '/app/settings?tab=privacy#muted-words'

/** The words a member does not want to read: one more, and each with a way back. */
export function MutedWords({ words }: Pick<MutesData, 'words'>) {
  const t = useT('mutes')
  const { Form, data: answer, state, formData } = useFetcher<MuteAnswer>()
  const waiting = state === 'idle' ? null : formData?.get('word')
  const adding = waiting !== null && formData?.get('intent') === 'add-word'
  const title = useFocusWhenFewer(words.length)
  const form = useRef<HTMLFormElement>(null)
  const shown = waiting === null ? answer : undefined
  const [params] = useSearchParams()
  const error = answer ? (shown?.error ?? null) : refusedIn(params, 'mute-word', REFUSALS)
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
      <Form ref={form} method="post" action={ACTION} noValidate className="mt-4 flex flex-wrap items-start gap-3">
        <input type="hidden" name="back" value={BACK} />
        <Field
          label={t('word')}
          hint={t('wordHint', { count: words.length, most: MUTED_WORDS_MAX })}
          error={useWordProblem(shown)}
          className="flex-[1_1_14rem]"
        >
          {(control) => <TextInput {...control} name="word" autoComplete="off" />}
        </Field>
        <Button type="submit" name="intent" value="add-word" pending={adding} className="sm:mt-6.5">
          {t('addWord')}
        </Button>
      </Form>
      {words.length === 0 ? (
        <p className="mt-4 text-muted">{t('wordsNone')}</p>
      ) : (
        <ul className="mt-4 flex flex-wrap gap-2">
          {words.map((word) => (
            <li key={word}>
              <Form method="post" action={ACTION}>
                <input type="hidden" name="back" value={BACK} />
                <input type="hidden" name="word" value={word} />
                <Button
                  type="submit"
                  name="intent"
                  value="remove-word"
                  size="s"
                  pending={waiting === word && !adding}
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
      <DoneNote done={shown?.done === 'word-removed' || shown?.done === 'word-added' ? shown : null}>
        {t(shown?.done === 'word-removed' ? 'wordRemoved' : 'wordAdded')}
      </DoneNote>
    </Card>
  )
}

const WORD_PROBLEMS = ['word.empty', 'word.long'] as const
const REFUSALS = ['full', 'tooMany', 'unexpected'] as const

/** What is wrong with the word, as it was answered, or as the address says it where there are no scripts. */
function useWordProblem(answer: MuteAnswer | undefined) {
  const t = useT('mutes')
  const [params] = useSearchParams()
  const problem = answer ? answer.problems.word : refusedIn(params, 'mute-word', WORD_PROBLEMS)
  if (problem === 'word.empty' || problem === 'word.long') return t(problem, { count: MUTED_WORD_MAX_GRAPHEMES })
  return undefined
}
