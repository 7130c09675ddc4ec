/*
 * Types of the plain JavaScript modules that the runners' configurations import. They stay JavaScript since they run on a
 * fresh clone without a build.
 */

declare module '*/bundled-worker.mjs' {
  import type { WorkerOptions } from 'miniflare'
  export function bundledWorker(
    name: 'site' | 'chart' | 'raster',
    settings?: Record<string, string>,
  ): WorkerOptions & { name: string }
}

declare module '*/engines.mjs' {
  export function findProgram(...names: string[]): string | undefined
  export function findFirefox(): string | undefined
  export const isEngineInstalled: Record<'chromium' | 'firefox' | 'webkit', () => boolean>
}

declare module '*/installed.mjs' {
  export function installedBrowser(): string | null
}

declare module '*/load-typescript.mjs' {
  export function loadTypescript(contents: string): Promise<Record<string, unknown>>
}

declare module '*/lock-file.mjs' {
  type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> }
  export function missingOptionalPackages(lock: Lock): string[]
}

declare module '*/quantile.mjs' {
  export function quantile(numbers: Iterable<number>, q: number): number
  export function median(numbers: Iterable<number>): number
}

declare module '*/shop.mjs' {
  export class Shop {
    constructor(options: { origin: string; tell: (event: object) => void })
    find(kind: string, id: string): object
    payCheckout(id: string): string
    invoicesOf(customerId: string): { id: string }[]
    refund(invoiceId: string): object
    refundByHand(invoiceId: string, cents: number): object
    age(id: string, days: number): object
    deleteCustomer(id: string): object
    forgetCustomer(id: string): boolean
    failRefund(id: string): object
    refuseRefunds(invoiceId: string, refuses: boolean): object
    refundsOf(invoiceId: string): object[]
    dispute(invoiceId: string, status: string): void
    renew(subscriptionId: string): object
    setCard(customerId: string, card: 'good' | 'bad'): void
  }
}

declare module '*/api.mjs' {
  import type { Shop } from '*/shop.mjs'

  type Call = { method: string; url: URL; body: string; key: string | null; authorization: string | null }
  export function answerApi(shop: Shop, call: Call): { status: number; body: object }
}

declare module '*/project.mjs' {
  export function inProject(path: string): string
}

declare module '*/read-settings.mjs' {
  export const SECRETS: readonly string[]
  export function readSettings(file: string): Promise<Record<string, string>>
}

declare module '*/worker-configs.mjs' {
  type Worker = 'chart' | 'raster' | 'site'
  export const WORKERS: Record<Worker, { config: string; main: string }>
  export function writeConfigs(options: {
    folder: string
    name?: string | null
    database?: string | null
    all?: boolean
  }): Record<Worker, string>
}
