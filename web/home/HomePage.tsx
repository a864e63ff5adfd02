export function HomePage() {
  return <h1>index</h1>
}
