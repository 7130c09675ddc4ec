import { Form, Link, useNavigation } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { INSIGHT_CATEGORIES, toCategory } from '~/domain/community/insights/insight-categories'
import { insightPath } from '~/domain/community/insights/insight-path'
import { TYPES } from '~/domain/human-design/terms/codes'
import { firstSentence } from '~/domain/text/sentences'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { Button } from '~/ui/controls/button'
import { buttonLook } from '~/ui/controls/button-look'
import { Checkbox } from '~/ui/controls/checkbox'
import { Field } from '~/ui/controls/field'
import { Select, TextArea, TextInput } from '~/ui/controls/text-input'
import { Card } from '~/ui/layout/card'
import { FormAlert } from '~/ui/states/form-alert'
import { InsightMarks } from '../insight-card'
import {
  EDITING_LANGUAGES,
  EDITING_PATH,
  type EditingAnswer,
  type EditingError,
  type EditingLanguage,
  type InsightFormData,
} from './editing'

type Props = { page: InsightFormData; answer: EditingAnswer | undefined }

/** The form of a text in both languages, and below it how it will look, which follows as one types. */
export function InsightForm({ page, answer }: Props) {
  const t = useT('insight-editing')
  const shared = useT('insights')
  const hd = useT('member-card')
  const form = useFocusOnProblem(answer)
  const values = answer ? answer.values : page.values
  const [typed, setTyped] = useState(values)
  const { state, formData } = useNavigation()
  const sent = state === 'idle' ? null : formData?.get('intent')
  const problemAt = (name: string) => {
    const problem = answer?.problems[name]
    return problem && t(`problem.${problem}` as Key<'insight-editing'>)
  }
  const follow = (event: FormEvent<HTMLFormElement>) =>
    setTyped(Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])))
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t(page.isNew ? 'newTitle' : 'editTitle')}</h2>
        {page.isPublished ? (
          <Link to={insightPath(page.subject)} className={buttonLook('ghost', 's')}>
            {t('openPage')}
          </Link>
        ) : null}
      </div>
      <Form ref={form} method="post" onInput={follow} className="grid grid-cols-1 gap-4" noValidate>
        <FormAlert<EditingError> error={answer?.error ?? null} words={(error) => t(`refused.${error}`)} />
        <input type="hidden" name="act" value={values.act} />
        <input type="hidden" name="seen" value={values.seen} />
        {EDITING_LANGUAGES.map((language) => (
          <InsightTextFields key={language} language={language} values={values} problemAt={problemAt} />
        ))}
        <Card className="grid gap-5 sm:grid-cols-2">
          <Field label={t('category')} error={problemAt('category')}>
            {(control) => (
              <Select {...control} name="category" defaultValue={values.category}>
                {INSIGHT_CATEGORIES.map((category) => (
                  <option key={category} value={category}>
                    {shared(`category.${category}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('type')} error={problemAt('hd_type')}>
            {(control) => (
              <Select {...control} name="hd_type" defaultValue={values.hd_type ?? ''}>
                <option value="">{t('everybody')}</option>
                {TYPES.map((type) => (
                  <option key={type} value={type}>
                    {hd(`type.${type}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('color')} hint={t('colorHint')} error={problemAt('color')}>
            {(control) => (
              <TextInput
                {...control}
                type="color"
                name="color"
                defaultValue={values.color}
                className="max-w-24 px-1.5"
              />
            )}
          </Field>
          <div className="grid content-start gap-3">
            <Checkbox
              name="premium"
              value="1"
              defaultChecked={values.premium === '1'}
              label={t('isPremium')}
              hint={t('isPremiumHint')}
            />
            <Checkbox
              name="published"
              value="1"
              defaultChecked={values.published === '1'}
              label={t('isPublished')}
              hint={t('isPublishedHint')}
            />
          </div>
        </Card>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" name="intent" value="save" variant="primary" pending={sent === 'save'}>
            {t('save')}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="preview"
            pending={sent === 'preview'}
            className="not-noscript:hidden"
          >
            {t('showPreview')}
          </Button>
          <Link to={EDITING_PATH} className="inline-flex min-h-11 items-center px-2 text-muted">
            {t('back')}
          </Link>
        </div>
      </Form>
      {EDITING_LANGUAGES.map((language) => (
        <InsightPreview key={language} language={language} values={typed} />
      ))}
      {page.isNew ? null : <DeleteInsight values={page.values} isDeleting={sent === 'delete'} />}
    </div>
  )
}

/** Opens first and says what it does: it cannot be undone. */
function DeleteInsight({ values, isDeleting }: { values: Record<string, string>; isDeleting: boolean }) {
  const t = useT('insight-editing')
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-danger underline underline-offset-4">
        {t('delete')}
      </summary>
      <Form method="post" className="mt-2 grid justify-items-start gap-3 rounded-card border border-line p-4">
        <p className="text-pretty text-muted">{t('deleteText')}</p>
        <input type="hidden" name="act" value={values.act} />
        <input type="hidden" name="seen" value={values.seen} />
        <Button type="submit" name="intent" value="delete" variant="danger" pending={isDeleting}>
          {t('deleteConfirm')}
        </Button>
      </Form>
    </details>
  )
}

type InsightTextFieldsProps = {
  language: EditingLanguage
  values: Record<string, string>
  problemAt: (name: string) => string | undefined
}

/** What a text says in one language. */
function InsightTextFields({ language, values, problemAt }: InsightTextFieldsProps) {
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

const COLOR = /^#[0-9a-f]{6}$/i

/** How a text will look to members in one language; nothing where nothing is written in it yet. */
function InsightPreview({ language, values }: { language: EditingLanguage; values: Record<string, string> }) {
  const t = useT('insight-editing')
  const textOf = (field: string) => (values[`${field}_${language}`] ?? '').trim()
  const content = textOf('content')
  const isPremium = values.premium === '1'
  if (!textOf('title') && !content) return null
  const marks = {
    category: toCategory(values.category),
    color: COLOR.test(values.color ?? '') ? (values.color ?? '') : '#6366f1',
    isPremium,
    isForYou: false,
  }
  return (
    <Card as="section" aria-label={t('preview', { language: t(`language.${language}`) })}>
      <h3 className="mb-3 text-sm font-semibold text-muted">{t('preview', { language: t(`language.${language}`) })}</h3>
      <article lang={language} className="max-w-150 [overflow-wrap:anywhere]">
        <InsightMarks card={marks} />
        <p className="mt-2 text-2xl leading-8 font-semibold text-pretty">{textOf('title')}</p>
        <p className="mt-2 text-lg leading-7 text-pretty text-muted">{textOf('description')}</p>
        <div className="mt-4 grid gap-4 font-serif text-lg leading-8 text-pretty">
          {content.split(/\n{2,}/).map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are derived from the text and have no state
            <p key={place}>{paragraph}</p>
          ))}
        </div>
        {isPremium && content ? (
          <p className="mt-4 border-t border-line pt-3 text-sm text-muted">
            {t('teaser', { sentence: firstSentence(content) })}
          </p>
        ) : null}
      </article>
    </Card>
  )
}
