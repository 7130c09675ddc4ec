import { Form, useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { useSentIntent } from '~/platform/use-sent-intent'
import { Button } from '~/ui/button'
import { DisplayIcon, PhoneIcon } from '~/ui/icons'
import { RelativeTime } from '~/ui/relative-time'
import type { SessionRow as Session } from './account'

/** One session: by what device, where, and when it was last used. */
export function SessionRow({ session }: { session: Session }) {
  const t = useT('account')
  const pending = useIsEnding(session.id)
  const name = useDeviceName(session)
  const Icon = session.device === 'phone' || session.device === 'tablet' ? PhoneIcon : DisplayIcon
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon className="size-6 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          {name}
          {session.isThis ? (
            <span className="rounded-full bg-ok-soft px-2 py-0.5 text-xs font-semibold text-ok">
              {t('sessionHere')}
            </span>
          ) : null}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {session.place ? `${session.place}\u00a0· ` : null}
          {session.isThis ? (
            t('sessionActiveNow')
          ) : (
            <>
              {t('sessionActive')} <RelativeTime at={session.lastSeenAt} />
            </>
          )}
        </p>
      </div>
      {session.isThis ? null : (
        <Form
          method="post"
          replace
          preventScrollReset
          // The row goes, and the button that had the focus with it.
          onSubmit={() => document.getElementById('account-sessions')?.focus({ preventScroll: true })}
        >
          <input type="hidden" name="session" value={session.id} />
          <Button
            type="submit"
            size="s"
            name="intent"
            value="end-session"
            pending={pending}
            aria-label={t('sessionEndNamed', { name })}
          >
            {t('sessionEnd')}
          </Button>
        </Form>
      )}
    </li>
  )
}

/** "Firefox on Windows", or as much of it as is known. */
function useDeviceName({ browser, system, device }: Session): string {
  const t = useT('account')
  if (browser && system) return t('sessionOn', { browser, system })
  return browser ?? system ?? t(device ? `sessionKind.${device}` : 'sessionUnknown')
}

/** Whether it is this session that the form on its way ends. */
function useIsEnding(id: string): boolean {
  const isSent = useSentIntent() === 'end-session'
  return useNavigation().formData?.get('session') === id && isSent
}
