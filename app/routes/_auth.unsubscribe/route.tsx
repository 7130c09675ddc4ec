import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import {
  answerUnsubscribe,
  loadUnsubscribe,
  type Scope,
  type UnsubscribeAnswer,
  type UnsubscribePage,
} from '~/features/notification-settings/unsubscribe.server'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { ORIGIN_AS_REFERRER } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { RadioGroup } from '~/ui/controls/radio-group'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'

export const handle = { i18n: preloadWords('unsubscribe', 'notification-settings') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = await languageOf(request)
  const title = `${translator(language, 'unsubscribe')('title')} · ${translator(language, 'common')('brand')}`
  return data({ title, page: await loadUnsubscribe(context, request) }, { headers: ORIGIN_AS_REFERRER })
}

export const action = ({ request, context }: ActionFunctionArgs) => answerUnsubscribe(context, request)

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return withOfflineAnswer<UnsubscribeAnswer>(serverAction, { state: 'unreachable' })
}

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders)
  for (const [name, value] of Object.entries(ORIGIN_AS_REFERRER)) all.set(name, value)
  return all
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function Unsubscribe() {
  const { page } = useLoaderData<typeof loader>()
  return <UnsubscribeCard page={page} answer={useActionData<UnsubscribeAnswer>()} />
}

type Props = { page: UnsubscribePage; answer: UnsubscribeAnswer | undefined }

/** The page of a link that stops mails: which ones, the button that does it, and what came of it. */
function UnsubscribeCard({ page, answer }: Props) {
  const t = useT('unsubscribe')
  const topics = useT('notification-settings')
  const isMalformed = page.state === 'malformed' || answer?.state === 'malformed'
  const done = answer?.state === 'done' ? answer.scope : null
  return (
    <Card as="section" raised aria-labelledby="unsubscribe" className="grid gap-4">
      <h1 id="unsubscribe">{t('title')}</h1>
      {done ? (
        <Alert tone="success" focus>
          {done === 'all' ? t('doneAll') : t('doneTopic', { topic: topics(done) })}
        </Alert>
      ) : isMalformed ? (
        <Alert tone="error">{t('malformed')}</Alert>
      ) : (
        <StopForm page={page} answer={answer} />
      )}
      {done || isMalformed ? <ButtonLink to="/app/settings?tab=notifications">{t('settings')}</ButtonLink> : null}
    </Card>
  )
}

function StopForm({ page, answer }: { page: Extract<UnsubscribePage, { state: 'open' }>; answer: Props['answer'] }) {
  const t = useT('unsubscribe')
  const topics = useT('notification-settings')
  const pending = useSentIntent() !== null
  const error = answer?.state === 'unexpected' || answer?.state === 'unreachable' ? answer.state : null
  const options: { value: Scope; label: string }[] = [
    { value: 'all', label: t('all') },
    ...page.topics.map((topic) => ({ value: topic, label: t('topic', { topic: topics(topic) }) })),
  ]
  return (
    <>
      {pending ? null : <FormAlert error={error} words={() => ''} />}
      <p>{t('copy')}</p>
      <Form method="post" replace className="grid gap-4">
        <RadioGroup legend={t('which')} hideLegend name="topic" defaultValue={page.scope} options={options} />
        <Button type="submit" variant="primary" pending={pending}>
          {t(pending ? 'stopping' : 'stop')}
        </Button>
      </Form>
    </>
  )
}
