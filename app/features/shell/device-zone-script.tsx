import { useNonce } from '~/ui/nonce'

/** Keeps the device's time zone in a cookie for a year, so that the server tells times by it from the next request on. */
const CODE =
  "try{document.cookie='tz='+encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'')}catch{}"

/** Drawn by the server only (`ServerHead`). */
export function DeviceZoneScript() {
  return (
    <script
      nonce={useNonce()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: CODE }}
    />
  )
}
