import { useT } from '~/locales/use-t'
import { Field } from '~/ui/controls/field'
import { TextArea, TextInput } from '~/ui/controls/text-input'
import { Card } from '~/ui/layout/card'
import type { EditingLanguage } from './editing'

type Props = {
  language: EditingLanguage
  values: Record<string, string>
  problemAt: (name: string) => string | undefined
}

/** What a text says in one language. */
export function InsightTextFields({ language, values, problemAt }: Props) {
  const t = useT('insight-editing')
  const name = (field: string) => `${field}_${language}`
  return (
    <Card as="section" aria-label={t(`language.${language}`)}>
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-semibold">{t(`language.${language}`)}</legend>
        <Field label={t('title')} error={problemAt(name('title'))}>
          {(control) => (
            <TextInput {...control} lang={language} name={name('title')} defaultValue={values[name('title')]} />
          )}
        </Field>
        <Field label={t('description')} hint={t('descriptionHint')} error={problemAt(name('description'))}>
          {(control) => (
            <TextArea
              {...control}
              lang={language}
              rows={2}
              name={name('description')}
              defaultValue={values[name('description')]}
            />
          )}
        </Field>
        <Field label={t('content')} hint={t('contentHint')} error={problemAt(name('content'))}>
          {(control) => (
            <TextArea
              {...control}
              lang={language}
              rows={10}
              name={name('content')}
              defaultValue={values[name('content')]}
            />
          )}
        </Field>
        <Field label={t('tags')} hint={t('tagsHint')} error={problemAt(name('tags'))}>
          {(control) => (
            <TextInput {...control} lang={language} name={name('tags')} defaultValue={values[name('tags')]} />
          )}
        </Field>
      </fieldset>
    </Card>
  )
}
