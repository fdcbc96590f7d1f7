import { data } from "react-router";
import { Missing } from "./missing.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export default Missing;
