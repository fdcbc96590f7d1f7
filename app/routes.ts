import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { plainPaths } from "./prerendered.ts";

/** Every screen of the site: address → file. */
export default [
  layout("routes/site/layout.tsx", [
    index("routes/home/home.tsx"),
    route("ai-enterprise-systems", "routes/offers/enterprise.tsx"),
    route("whatsapp-ai-packages", "routes/offers/packages.tsx"),
    route("video-courses", "routes/school/school.tsx"),
    route("free-courses", "routes/school/free-courses.tsx"),
    route("business-apps", "routes/demos/demos.tsx"),
    route("enroll", "routes/school/enroll.tsx"),
    route("privacy", "routes/site/privacy.tsx"),
    route("terms", "routes/site/terms.tsx"),
    route("blog", "routes/blog/blog.tsx"),
    route("blog/:slug", "routes/blog/post.tsx"),
    route("store/:slug", "routes/store/ebook.tsx"),
    route("contact", "routes/leads/contact.tsx"),
    route("appointment", "routes/leads/appointment.tsx"),
    route("tools", "routes/tools/tools.tsx"),
    route("tools/marketing-generator", "routes/tools/marketing.tsx"),
    route("tools/:slug", "routes/tools/tool.tsx"),
    ...plainPaths.map((path) => route(path.slice(1), "routes/site/plain-page.tsx", { id: path })),
    route("*", "routes/site/not-found.tsx"),
  ]),
  route("blog/rss.xml", "routes/blog/rss.ts"),
  route("store", "routes/store/store.ts"),
  route("materials/:course/:file", "routes/school/material.ts"),
  route("appointment/:file", "routes/leads/calendar-file.ts"),
  route("tools/:slug/document", "routes/tools/document.ts"),
  route("admin-login", "routes/admin/login.tsx"),
  route("admin-dashboard", "routes/admin/dashboard.tsx"),
  route("admin-dashboard/leads", "routes/admin/leads.tsx"),
  route("admin-dashboard/downloads", "routes/admin/downloads.tsx"),
  route("admin-dashboard/active-users", "routes/admin/active-users.ts"),
  route("admin-dashboard/recent-clicks", "routes/admin/recent-clicks.ts"),
  route("recruitment/admin", "routes/recruitment/portal.tsx"),
] satisfies RouteConfig;
