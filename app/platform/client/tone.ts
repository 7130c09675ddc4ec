/** Hertz: a fourth upwards, quiet and short. */
const NOTES = [587.3, 784]
const NOTE_SECONDS = 0.14
const LOUDNESS = 0.08

/** A short tone, made by the browser: two notes that fade at once. */
export async function playTone(): Promise<void> {
  const audio = new AudioContext()
  await audio.resume()
  const volume = audio.createGain()
  volume.connect(audio.destination)
  const begin = audio.currentTime
  const end = begin + NOTES.length * NOTE_SECONDS + NOTE_SECONDS
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  NOTES.forEach((hertz, index) => {
    const note = audio.createOscillator()
    note.frequency.value = hertz
    note.connect(volume)
    note.start(begin + index * NOTE_SECONDS)
    note.stop(end)
    if (index === NOTES.length - 1) note.onended = () => void audio.close()
  })
}
