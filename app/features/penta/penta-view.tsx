import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { PeopleIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { EmptyState } from '~/ui/states/empty-state'
import { GroupView } from './group-view'
import type { PentaPage } from './penta'
import { Picker } from './picker'

/** Two more make a group of the viewer; three without them. */
const LEAST_OTHERS = 2

/** The page of a small group: whom it is made of, and what they are together. */
export function PentaView({ page }: { page: PentaPage }) {
  const t = useT('penta')
  const { group, picking, problem, missingCount, lacksOwnChart } = page
  const others = picking.people.filter(({ isViewer }) => !isViewer).length
  const canPick = picking.q !== null || others >= (lacksOwnChart ? LEAST_OTHERS + 1 : LEAST_OTHERS)
  // Boxes that were ticked are ticked anew when others are told.
  const picked = `${picking.q} ${picking.people.map(({ username, isPicked }) => `${username}${isPicked}`).join()}`
  return (
    <div className="grid max-w-240 grid-cols-1 gap-4">
      <header className="max-w-170">
        <h1>{t('title')}</h1>
        <p className="mt-1 text-pretty text-muted">{t('lead')}</p>
      </header>
      {problem ? <Alert tone="error">{t(problem)}</Alert> : null}
      {missingCount > 0 ? <Alert tone="warning">{t('missing', { count: missingCount })}</Alert> : null}
      {lacksOwnChart ? (
        <Alert tone="warning">
          <p>{t('lacksChart')}</p>
          <ButtonLink to="/app/settings?tab=hd-data" size="s" className="mt-2">
            {t('lacksChartAction')}
          </ButtonLink>
        </Alert>
      ) : null}
      {group ? <GroupView group={group} note={t('samePage')} /> : null}
      {!canPick ? (
        <NobodyToPick isConnected={page.isConnected} />
      ) : group ? (
        <Card as="section" aria-label={t('change')}>
          <details>
            <summary className="w-fit font-semibold pointer-coarse:py-2.5">{t('change')}</summary>
            <div className="mt-3">
              <Picker key={picked} picking={picking} />
            </div>
          </details>
        </Card>
      ) : (
        <Card as="section" aria-labelledby="pick">
          <h2 id="pick" className="mb-2 text-lg">
            {t('pick')}
          </h2>
          <Picker key={picked} picking={picking} />
        </Card>
      )}
      <section className="max-w-170">
        <h2 className="text-lg">{t('what')}</h2>
        <p className="reading mt-1">{t('whatText')}</p>
      </section>
    </div>
  )
}

function NobodyToPick({ isConnected }: { isConnected: boolean }) {
  const t = useT('penta')
  return (
    <Card>
      <EmptyState
        icon={<PeopleIcon className="size-7" />}
        title={t(isConnected ? 'tooFew' : 'noConnections')}
        action={<ButtonLink to="/app/explore">{t('noConnectionsAction')}</ButtonLink>}
      >
        {t(isConnected ? 'tooFewText' : 'noConnectionsText')}
      </EmptyState>
    </Card>
  )
}
