import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

type Bytes = Uint8Array<ArrayBuffer>

/** A file of an archive, in parts; `isPacked`: it is compressed already. */
export type ArchivedFile = { name: string; isPacked: boolean; parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

/** An archive that is made while it is read, so that no more of it is held than one part of one file. */
export function zipStream(files: AsyncIterable<ArchivedFile>): ReadableStream<Bytes> {
  const archive = zip(files)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await archive.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await archive.return()
    },
  })
}

async function* zip(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Bytes, void> {
  let made: Bytes[] = []
  const archive = new Zip((error, bytes) => {
    if (error) throw error
    if (bytes.length > 0) made.push(bytes as Bytes)
  })
  const take = () => {
    const taken = made
    made = []
    return taken
  }
  for await (const { name, isPacked, parts } of files) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name)
    archive.add(file)
    for await (const part of parts) {
      file.push(part)
      yield* take()
    }
    file.push(new Uint8Array(0), true)
    yield* take()
  }
  archive.end()
  yield* take()
}
