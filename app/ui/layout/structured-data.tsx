import { useNonce } from '../nonce'

/** What a page says to search engines (Schema.org, as JSON without `<`). Data, no script: the nonce is for the policy's eyes. */
export function StructuredData({ json }: { json: string }) {
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, in which no tag can end
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
