import { Form, Link, useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { CheckIcon, EditIcon, RefreshIcon } from '~/ui/icons'
import { RelativeTime } from '~/ui/relative-time'

/** The chart is there, since when and how sure its positions are; calculate it again, or from other birth data. */
export function ResultBanner({ calculatedAt }: { calculatedAt: string | null }) {
  const t = useT('my-chart')
  const pending = useNavigation().formData?.get('intent') === 'recalculate'
  const [before, after] = t('calculated').split('{{when}}')
  return (
    <section
      aria-labelledby="ready"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-ok/35 bg-ok-soft px-4 py-3.5 md:px-5 print:border-line"
    >
      <div role="status" className="flex min-w-0 flex-1 basis-80 gap-3">
        <CheckIcon className="mt-0.5 size-5 text-ok" />
        <div className="min-w-0">
          <h2 id="ready" className="text-lg leading-6">
            {t('ready')}
          </h2>
          <p className="text-sm">
            {calculatedAt ? (
              <>
                {before}
                <RelativeTime at={calculatedAt} />
                {after}
                {' · '}
              </>
            ) : null}
            <Link to="/methodology" className="underline decoration-ok/50 underline-offset-3 hover:decoration-current">
              {t('checked')}
            </Link>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <ButtonLink to="?tab=hd-data&edit=1" size="s">
          <EditIcon className="size-4" />
          {t('update')}
        </ButtonLink>
        <Form method="post" replace preventScrollReset>
          <Button type="submit" name="intent" value="recalculate" size="s" pending={pending}>
            {pending ? null : <RefreshIcon className="size-4" />}
            {t(pending ? 'calculating' : 'recalculate')}
          </Button>
        </Form>
      </div>
    </section>
  )
}
