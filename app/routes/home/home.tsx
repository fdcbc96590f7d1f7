export default function Home() {
  return <h1>Mindsync</h1>;
}
