import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { buttonLook } from '~/ui/controls/button-look'
import type { SignOutForm } from '../user-menu'

/** Asked before a key pressed in haste signs out. */
export function SignOutQuestion(props: { SignOutForm: SignOutForm; onCancel: () => void }) {
  const t = useT('palette')
  const shell = useT('shell')
  const common = useT('common')
  return (
    <div className="p-5 md:p-6">
      <p className="text-xl font-semibold">{t('signOutQuestion')}</p>
      <p className="mt-2 text-muted">{t('signOutText')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button autoFocus onClick={props.onCancel}>
          {common('cancel')}
        </Button>
        <props.SignOutForm isAsked>
          <button type="submit" className={buttonLook('primary', 'm')}>
            {shell('signOut')}
          </button>
        </props.SignOutForm>
      </div>
    </div>
  )
}
