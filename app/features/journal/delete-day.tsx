import { Form, useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'

/** Removes a day, once asked whether that is meant; with scripts and without. */
export function DeleteDay({ day }: { day: string }) {
  const t = useT('journal')
  const pending = useNavigation().formData?.get('intent') === 'delete'
  return (
    <details className="mt-3 border-t border-line pt-2">
      <summary className="w-fit py-1.5 font-medium text-danger pointer-coarse:py-2.5">{t('delete')}</summary>
      <p className="pt-1 text-pretty">{t('deleteText')}</p>
      <Form method="post" preventScrollReset className="mt-3">
        <input type="hidden" name="day" value={day} />
        <Button type="submit" name="intent" value="delete" variant="danger" pending={pending}>
          {t(pending ? 'deleting' : 'deleteYes')}
        </Button>
      </Form>
    </details>
  )
}
