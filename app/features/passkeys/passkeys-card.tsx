import { useSearchParams } from '@remix-run/react'
import { useEffect } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { TextInput } from '~/ui/controls/text-input'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { PasskeyButton } from './passkey-button'
import {
  isResumed,
  PASSKEYS_PATH,
  type PasskeyNotice,
  type PasskeyRow,
  type PasskeysData,
  pathWithoutNotice,
  readNotice,
} from './passkeys'

const SUCCESSES: readonly PasskeyNotice[] = ['added', 'renamed', 'removed', 'required', 'notRequired']
const SUMMARY =
  'inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold underline-offset-4 hover:underline'

/** Lists the passkeys of a member to rename and remove, adds one, and sets whether one is required after the password. */
export function PasskeysCard({ passkeys }: { passkeys: PasskeysData }) {
  const t = useT('passkeys')
  const [params] = useSearchParams()
  const notice = readNotice(params)
  const { list, isRequired, hasOtherWayIn, most, isResuming } = passkeys

  // A reload doesn't show it again.
  useEffect(() => {
    const url = new URL(window.location.href)
    if (readNotice(url.searchParams) || isResumed(url.searchParams)) {
      window.history.replaceState(window.history.state, '', pathWithoutNotice(url))
    }
  }, [])

  return (
    <Card as="section" id="passkeys" aria-labelledby="passkeys-title" className="scroll-mt-4">
      <h2 id="passkeys-title" className="text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 text-pretty text-muted">{t('copy')}</p>
      {notice ? (
        <Alert tone={SUCCESSES.includes(notice) ? 'success' : 'error'} focus className="mt-3">
          {t(`news.${notice}`)}
        </Alert>
      ) : null}
      {list.length > 0 ? (
        <ul className="mt-2 divide-y divide-line">
          {list.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-3">
        {list.length < most ? (
          <PasskeyButton purpose="add" action={PASSKEYS_PATH} intent="add" label={t('add')} isResumed={isResuming} />
        ) : (
          <p className="text-muted">{t('news.full')}</p>
        )}
      </div>
      <p className="mt-2 hidden text-sm text-muted noscript:block">{t('needsScripts')}</p>
      {list.length > 0 && (hasOtherWayIn || isRequired) ? (
        <form method="post" action={PASSKEYS_PATH} className="mt-4 grid gap-2 border-t border-line pt-4">
          <p className="text-pretty">{t(isRequired ? 'isRequired' : 'requireCopy')}</p>
          <Button
            type="submit"
            size="s"
            name="intent"
            value={isRequired ? 'require-no-more' : 'require'}
            className="justify-self-start"
          >
            {t(isRequired ? 'requireNoMore' : 'require')}
          </Button>
        </form>
      ) : null}
    </Card>
  )
}

function Passkey({ passkey: { id, name, addedOn, usedOn } }: { passkey: PasskeyRow }) {
  const t = useT('passkeys')
  return (
    <li className="py-3">
      <h3 className="text-base font-semibold wrap-anywhere">{name}</h3>
      <p className="text-sm text-muted">
        {t('addedOn', { day: addedOn })}, {usedOn ? t('usedOn', { day: usedOn }) : t('neverUsed')}
      </p>
      <div className="flex flex-wrap gap-x-5">
        <details>
          <summary className={`${SUMMARY} text-accent`} aria-label={t('renameNamed', { name })}>
            {t('rename')}
          </summary>
          <form method="post" action={PASSKEYS_PATH} className="mb-1 grid gap-3 rounded-control border border-line p-4">
            <input type="hidden" name="id" value={id} />
            <Field label={t('name')}>
              {(control) => <TextInput {...control} name="name" autoComplete="off" defaultValue={name} required />}
            </Field>
            <Button type="submit" name="intent" value="rename" size="s" className="justify-self-start">
              {t('save')}
            </Button>
          </form>
        </details>
        <details>
          <summary className={`${SUMMARY} text-danger`} aria-label={t('removeNamed', { name })}>
            {t('remove')}
          </summary>
          <form method="post" action={PASSKEYS_PATH} className="mb-1 grid gap-3 rounded-control border border-line p-4">
            <input type="hidden" name="id" value={id} />
            <p>{t('removeSure')}</p>
            <Button
              type="submit"
              name="intent"
              value="remove"
              variant="danger"
              className="justify-self-start max-sm:w-full"
            >
              {t('removeYes')}
            </Button>
          </form>
        </details>
      </div>
    </li>
  )
}
