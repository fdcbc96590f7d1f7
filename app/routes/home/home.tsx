import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { about } from "#app/content/home.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { site } from "#app/content/site.ts";
import { About } from "./about.tsx";
import { Appointment } from "./appointment.tsx";
import { Books } from "./books.tsx";
import { Contact } from "./contact.tsx";
import { ExploreDialog } from "./explore-dialog.tsx";
import { Hero } from "./hero.tsx";
import { MaterialsPromo } from "./materials-promo.tsx";
import { SchoolPromo } from "./school-promo.tsx";
import { Services } from "./services.tsx";
import { Storefront } from "./storefront.tsx";
import { VideoDialog } from "./video-dialog.tsx";

export function meta() {
  return pageMeta({ title: `${site.name}: ${about.heading}`, description: about.summary, path: "/" });
}

type Opened = "explore" | "video" | null;

/** The dialog that an address asks for: /?explore, /?video (`spokenQueries`). */
function dialogOf(search: string): Opened {
  const query = new URLSearchParams(search);
  if (query.has("explore")) return "explore";
  return query.has("video") ? "video" : null;
}

/** The home page: the sections in the specification's order, and the two dialogs that an address can open. */
export default function Home() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>(() => dialogOf(search));

  useEffect(() => setOpened(dialogOf(search)), [search]);

  function close() {
    setOpened(null);
    if (search) navigate("/", { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <Hero />
      <About onExplore={() => setOpened("explore")} onVideo={() => setOpened("video")} />
      <Storefront />
      <Books />
      <Services />
      <Appointment />
      <MaterialsPromo />
      <SchoolPromo />
      <Contact />
      <ExploreDialog open={opened === "explore"} onClose={close} />
      <VideoDialog open={opened === "video"} onClose={close} />
    </>
  );
}
