import { data, Link } from "react-router";

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return (
    <>
      <title>Page not found</title>
      <h1>Oops! Page not found</h1>
      <Link to="/">Return to Home</Link>
    </>
  );
}
