import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every screen of the site: address → file. */
export default [
  layout("routes/site/layout.tsx", [
    index("routes/home/home.tsx"),
    route("video-courses", "routes/school/school.tsx"),
    route("enroll", "routes/school/enroll.tsx"),
    route("*", "routes/site/not-found.tsx"),
  ]),
] satisfies RouteConfig;
