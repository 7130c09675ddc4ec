import { useFetcher } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { READING_LANGUAGES_PATH } from '~/domain/membership/reading-languages'
import { PhotoField } from '~/features/photo/photo-field'
import type { PreferenceAnswer } from '~/features/preferences/preferences.schema'
import type { PersonalAnswer } from '~/features/settings/personal'
import { PersonalTab } from '~/features/settings/personal-tab'
import { preloadWords } from '~/locales/dictionaries'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '~/locales/language'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Checkbox } from '~/ui/controls/checkbox'
import { Card } from '~/ui/layout/card'
import { DoneNote } from '~/ui/states/done-note'
import { FormAlert } from '~/ui/states/form-alert'
import type { loadPersonalTab } from './personal.server'

export const i18n = preloadWords('fields', 'passwords', 'personal', 'photo', 'ui')

type Props = { data: Awaited<ReturnType<typeof loadPersonalTab>>; answer: PersonalAnswer | undefined }

/** The tab "Personal": the profile, with the photo on top, and the languages the member reads. */
export default function Personal({ data, answer }: Props) {
  return (
    <>
      <PersonalTab data={data.profile} answer={answer} photo={<PhotoField photo={data.photo} />} />
      <ReadingLanguagesCard reads={data.reads} />
    </>
  )
}

const nameOf = (language: Language) => `reads_${language}`

/** The languages a member reads, which come first in lists; none chosen means that of the pages. */
function ReadingLanguagesCard({ reads }: { reads: readonly Language[] }) {
  const t = useT('personal')
  const { Form, data, state } = useFetcher<PreferenceAnswer>()
  const boxes = useRef<HTMLDivElement>(null)
  const [isNone, setIsNone] = useState(false)

  // Where none was chosen the boxes show what that means. Boxes of their own would lose the focus.
  useEffect(() => {
    if (!data?.saved) return
    for (const box of boxes.current?.querySelectorAll('input') ?? [])
      box.checked = reads.some((language) => box.name === nameOf(language))
  }, [data, reads])

  function onSubmit({ currentTarget }: FormEvent<HTMLFormElement>) {
    const chosen = new FormData(currentTarget)
    setIsNone(!LANGUAGES.some((language) => chosen.has(nameOf(language))))
  }

  return (
    <Card as="section" id="reading-languages" aria-labelledby="reading-title" className="mt-4 max-w-170 scroll-mt-4">
      <h2 id="reading-title">{t('readingTitle')}</h2>
      <p className="mt-1 text-muted">{t('readingLead')}</p>
      {state === 'idle' ? <FormAlert error={data?.error ?? null} words={(error) => error} className="mt-4" /> : null}
      <Form method="post" action="/resources/preferences" onSubmit={onSubmit} className="mt-4 grid gap-4">
        <input type="hidden" name="returnTo" value={READING_LANGUAGES_PATH} />
        <div ref={boxes} className="grid gap-2">
          {LANGUAGES.map((language) => (
            <Checkbox
              key={language}
              name={nameOf(language)}
              defaultChecked={reads.includes(language)}
              label={<span lang={language}>{LANGUAGE_NAMES[language]}</span>}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" name="intent" value="reads" pending={state !== 'idle'} className="max-md:w-full">
            {t('readingSave')}
          </Button>
          <DoneNote done={state === 'idle' && data?.saved ? data : null}>
            {t(isNone ? 'readingSavedNone' : 'readingSaved')}
          </DoneNote>
        </div>
      </Form>
    </Card>
  )
}
