import { data } from "react-router";
import { Missing, missingMeta } from "#app/ui/missing.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export function meta() {
  return missingMeta;
}

export default Missing;
