import { Form } from '@remix-run/react'
import { EVENT_KINDS, EVENT_LANGUAGES } from '~/domain/events/event-kinds'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { SearchField } from '~/ui/controls/search-field'
import { Select } from '~/ui/controls/text-input'
import { EVENTS, type EventAsk } from './event-query'

/** What to look for among events: a form whose answer has an address, so that it works without scripts and can be kept. */
export function EventFilters({ ask }: { ask: EventAsk }) {
  const t = useT('events')
  return (
    <Form role="search" action={EVENTS} aria-label={t('filters')} className="grid gap-3" key={JSON.stringify(ask)}>
      {ask.when === 'past' ? <input type="hidden" name="when" value="past" /> : null}
      {ask.isMine ? <input type="hidden" name="mine" value="1" /> : null}
      <div className="flex gap-2">
        <SearchField value={ask.q} label={t('searchLabel')} placeholder={t('searchPlaceholder')} maxLength={100} />
        <Button type="submit" variant="primary">
          {t('show')}
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Field label={t('kindLabel')}>
          {(control) => (
            <Select {...control} name="kind" defaultValue={ask.kind ?? ''}>
              <option value="">{t('any')}</option>
              {EVENT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kind.${kind}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('whereLabel')}>
          {(control) => (
            <Select {...control} name="where" defaultValue={ask.where ?? ''}>
              <option value="">{t('anywhere')}</option>
              <option value="online">{t('online')}</option>
              <option value="place">{t('atPlace')}</option>
            </Select>
          )}
        </Field>
        <Field label={t('languageLabel')} className="max-sm:col-span-2">
          {(control) => (
            <Select {...control} name="language" defaultValue={ask.language ?? ''}>
              <option value="">{t('anyLanguage')}</option>
              {EVENT_LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {t(`language.${language}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Form>
  )
}
