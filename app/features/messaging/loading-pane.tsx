import { useT } from '~/locales/use-t'

const BONE = 'animate-shimmer bg-sunken'

/** The place of a conversation that is on its way. */
export function LoadingPane() {
  const common = useT('common')
  return (
    <div className="flex flex-1 flex-col" aria-busy="true">
      <span className="sr-only">{common('loading')}</span>
      <div className="flex items-center gap-3 border-b border-line px-4 py-2.5">
        <span className={`size-11 rounded-full ${BONE}`} />
        <span className={`h-4 w-40 rounded-control ${BONE}`} />
      </div>
      <div className="grid flex-1 content-start gap-3 px-4 py-10">
        <span className={`h-10 w-3/5 rounded-[14px] ${BONE}`} />
        <span className={`h-16 w-1/2 justify-self-end rounded-[14px] ${BONE}`} />
        <span className={`h-10 w-2/5 rounded-[14px] ${BONE}`} />
      </div>
    </div>
  )
}
