import { type ComponentType, lazy, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { listPosts } from "#app/blog/blog.server.ts";
import { Still } from "#app/ui/still.tsx";
import { useAddressDialog } from "#app/ui/use-address-dialog.ts";
import { about, exploreDialog } from "#content/home.ts";
import { pageMeta } from "#content/page-meta.ts";
import { site } from "#content/site.ts";
import { organization, website } from "#content/structured-data.ts";
import type { Route } from "./+types/home.page.ts";
import { About } from "./about.tsx";
import { Appointment } from "./appointment.tsx";
import { BotCard } from "./bot-card.tsx";
import { ChoicesDialog } from "./choices-dialog.tsx";
import { Contact } from "./contact.tsx";
import { Hero } from "./hero.tsx";
import { SchoolPromo } from "./school-promo.tsx";
import { VideoDialog } from "./video-dialog.tsx";

const newestPosts = 3;

export function loader() {
  return { posts: listPosts(newestPosts) };
}

/** The posts never change after the build, so a dialog that opens or closes through the address needs no request. */
export const shouldRevalidate = () => false;

export function meta() {
  return pageMeta({
    title: `${site.name}: ${about.heading}`,
    description: about.summary,
    path: "/",
    structured: [organization(), website()],
  });
}

export { sameForAll as headers } from "#app/ui/same-for-all.ts";

/** Sections that need no script: their code is fetched only when a visitor comes from another page of the site. */
const sections = {
  storefront: () => import("./storefront.tsx"),
  books: () => import("./books.tsx"),
  services: () => import("./services.tsx"),
  materials: () => import("./materials-promo.tsx"),
  store: () => import("./store.tsx"),
  blog: () => import("./blog.tsx"),
};

type SectionName = keyof typeof sections;

const later: Readonly<Record<SectionName, ComponentType>> = {
  storefront: lazy(sections.storefront),
  books: lazy(sections.books),
  services: lazy(sections.services),
  materials: lazy(sections.materials),
  store: lazy(sections.store),
  blog: lazy(sections.blog),
};

/** Sections whose code is loaded. Through `lazy` even they would first show a skeleton, and the page would jump. */
const here = new Map<SectionName, ComponentType>();

/** Loads the sections before the page is shown, so that an address such as /#services finds its place. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const names = Object.keys(sections).filter((name): name is SectionName => name in sections);
  const fetched = names.map(async (name) => here.set(name, (await sections[name]()).default));
  const [loaded] = await Promise.all([serverLoader(), ...fetched]);
  return loaded;
}

function StillSection({ name }: { name: SectionName }) {
  return <Still name={name} section={here.get(name) ?? later[name]} />;
}

/** The dialog that an address opens: /?explore, /?video (`spokenQueries`). */
function dialogOf(search: string): "explore" | "video" | null {
  const query = new URLSearchParams(search);
  if (query.has("explore")) return "explore";
  return query.has("video") ? "video" : null;
}

/**
 * A dialog that an address opens, before and without script, and that its button opens on this page: Back then closes
 * it.
 */
function useHomeDialog(name: "explore" | "video") {
  const { search } = useLocation();
  const navigate = useNavigate();
  const here = useAddressDialog(name);
  const [asked, setAsked] = useState(dialogOf(search) === name);

  useEffect(() => setAsked(dialogOf(search) === name), [search, name]);

  return {
    open: here.open || asked,
    show: () => here.show(),
    close() {
      if (here.open) return here.close();
      setAsked(false);
      if (search) navigate("/", { replace: true, preventScrollReset: true });
    },
  };
}

/** The home page: the sections in the specification's order, and two dialogs. */
export default function Home() {
  const explore = useHomeDialog("explore");
  const video = useHomeDialog("video");

  return (
    <>
      <Hero />
      <About onExplore={explore.show} onVideo={video.show} />
      <div className="bg-tint">
        <div className="wrap gap-x-16 lg:grid lg:grid-cols-[1fr_28rem]">
          <StillSection name="storefront" />
          <BotCard />
        </div>
      </div>
      <StillSection name="books" />
      <StillSection name="services" />
      <Appointment />
      <StillSection name="materials" />
      <StillSection name="store" />
      <SchoolPromo />
      <StillSection name="blog" />
      <Contact />
      <ChoicesDialog
        open={explore.open}
        onClose={explore.close}
        title={exploreDialog.title}
        description={exploreDialog.text}
        choices={exploreDialog.options}
      />
      <VideoDialog open={video.open} onClose={video.close} />
    </>
  );
}
