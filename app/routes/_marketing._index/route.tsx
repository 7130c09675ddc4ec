export default function Landing() {
  return <main id="content">Human Design Social</main>
}
