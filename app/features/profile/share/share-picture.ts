/**
 * Hands a picture with the profile's address to the device's share sheet. False where the device takes no pictures or the
 * picture does not come: then the address is to be shared by itself.
 */
export async function sharePicture(
  { path, name }: { path: string; name: string },
  { address, fullName }: { address: string; fullName: string },
): Promise<boolean> {
  if (typeof navigator.canShare !== 'function') return false
  try {
    const response = await fetch(path)
    if (!response.ok) return false
    const data = {
      files: [new File([await response.blob()], name, { type: 'image/png' })],
      title: fullName,
      text: address,
    }
    if (!navigator.canShare(data)) return false
    await navigator.share(data)
    return true
  } catch (error) {
    // Whoever closes the sheet has changed their mind.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
