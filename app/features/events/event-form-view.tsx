import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import { EventForm } from './event-form'
import type { EventFormAnswer, EventFormData } from './events'

type Props = { page: EventFormData; answer: EventFormAnswer | undefined }

/** The page of the form of an event. */
export function EventFormView({ page, answer }: Props) {
  const t = useT('event-form')
  return (
    <div className="grid max-w-170 grid-cols-1 gap-4">
      <div>
        <h1>{t(page.isNew ? 'newTitle' : 'editTitle')}</h1>
        {page.isNew ? <p className="mt-1 text-muted">{t('lead')}</p> : null}
      </div>
      <Card>
        <EventForm page={page} answer={answer} />
      </Card>
    </div>
  )
}
