import { Form, useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'

/** Removes the chart, once asked whether that is meant: the button stands behind the question, with scripts and without. */
export function DeletePrivateChart({ name }: { name: string }) {
  const t = useT('private-charts')
  const pending = useNavigation().formData?.get('intent') === 'delete'
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-2 md:px-5">
      <summary className="w-fit py-1.5 font-medium text-danger pointer-coarse:py-2.5">{t('delete')}</summary>
      <div className="pt-1 pb-3">
        <p className="max-w-[60ch] text-pretty">{t('deleteText', { name })}</p>
        <Form method="post" className="mt-3">
          <Button type="submit" name="intent" value="delete" variant="danger" pending={pending}>
            {t(pending ? 'deleting' : 'deleteYes')}
          </Button>
        </Form>
      </div>
    </details>
  )
}
