import { Form, Link, useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { BIRTH_TIME, type SavedNotice } from './birth-time'

/** The time that was just saved, with the way back to the one before. */
export function SavedTime({ saved: { now, was } }: { saved: SavedNotice }) {
  const t = useT('birth-time')
  const pending = useNavigation().formData?.get('intent') === 'undo'
  return (
    <Alert tone="success" title={t('savedTitle', { time: now })}>
      <p>
        {t('savedText')}{' '}
        <Link to="/app/profile" className="font-semibold underline underline-offset-4">
          {t('seeChart')}
        </Link>
      </p>
      {was === null ? null : (
        <Form method="post" action={BIRTH_TIME} className="mt-2">
          <Button type="submit" name="intent" value="undo" size="s" pending={pending}>
            {pending ? t('undoing') : t('undo', { time: was })}
          </Button>
        </Form>
      )}
    </Alert>
  )
}
