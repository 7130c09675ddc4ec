import { Form, useNavigation } from '@remix-run/react'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'

/** Takes the birth data and the type to be named along to registration: nothing was kept until this press. */
export function SaveChart({ fields, type }: { fields: Record<string, string>; type: TypeCode }) {
  const t = useT('landing-more')
  const pending = useNavigation().formData?.get('intent') === 'save'
  return (
    <Form
      method="post"
      action="/?index"
      className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-accent-soft px-4 py-3.5 print:hidden"
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="chart_type" value={type} />
      <Button type="submit" name="intent" value="save" variant="primary" pending={pending}>
        {t('save')}
      </Button>
      <p className="min-w-0 flex-1 basis-56 text-sm">{t('saveText')}</p>
    </Form>
  )
}
