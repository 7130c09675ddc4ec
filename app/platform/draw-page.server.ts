import type { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server.node'
import { takeText } from './page-text'

type Options = {
  nonce: string
  signal: AbortSignal
  /** Not before all of it is there. */
  isWhole: boolean
  onError: (error: unknown) => void
}

/**
 * Draws a page; the answer begins once its frame stands, and rejects where that cannot be drawn. By the framework's writer for
 * Node: the one for workers hands every attribute to the platform's encoder by itself, which is a third of what a page costs.
 */
export function drawPage(page: ReactNode, { nonce, signal, isWhole, onError }: Options) {
  return new Promise<ReadableStream<Uint8Array>>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onShellReady: () => (isWhole ? undefined : resolve(toStream(pipe))),
      onAllReady: () => (isWhole ? resolve(toStream(pipe)) : undefined),
      onShellError: reject,
      onError,
    })
    signal.addEventListener('abort', () => abort(signal.reason), { once: true })
  })
}

function toStream(pipe: ReturnType<typeof renderToPipeableStream>['pipe']) {
  const encoder = new TextEncoder()
  let closed: (() => void) | undefined
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let text = ''
      const flush = () => {
        text += takeText()
        if (text) controller.enqueue(encoder.encode(text))
        text = ''
      }
      pipe({
        // Long parts come by themselves; without the build's stand-in for the encoder all parts are bytes.
        write(part: string | Uint8Array) {
          text += takeText()
          if (typeof part === 'string') text += part
          else {
            flush()
            controller.enqueue(part)
          }
          return true
        },
        flush,
        end() {
          flush()
          controller.close()
        },
        destroy: (error: unknown) => controller.error(error),
        on(event: string, listener: () => void) {
          if (event === 'close') closed = listener
        },
      } as unknown as Writable)
    },
    cancel: () => closed?.(),
  })
}
