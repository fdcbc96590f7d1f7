import { useEffect, useState } from "react";
import { PrefetchPageLinks, redirect, useRevalidator } from "react-router";
import { signOutEverywhere } from "#app/accounts/accounts.server.ts";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { AdminHeader } from "#app/admin/admin-header.tsx";
import { BackOfficeFrame } from "#app/admin/back-office-frame.tsx";
import { useSignedOut } from "#app/admin/use-signed-out.ts";
import { readDashboard } from "#app/analytics/dashboard/dashboard.server.ts";
import { countWaiting } from "#app/back-office/waiting.server.ts";
import { guarded, refuseFlood } from "#app/forms/request-guard.server.ts";
import { countLate } from "#app/inbox/inbox.server.ts";
import { EnrollmentList } from "#app/school/enroll/enrollment-list.tsx";
import { Toasts, toast } from "#app/ui/toasts.tsx";
import { dashboardTexts } from "#content/back-office.ts";
import { site } from "#content/site.ts";
import type { Route } from "./+types/dashboard.ts";
import { DashboardControls } from "./dashboard-controls.tsx";
import { TabPanel } from "./panels.tsx";
import { RangeAndTabs } from "./range-and-tabs.tsx";
import { SummaryCards } from "./summary-cards.tsx";
import { Troubles } from "./troubles.tsx";
import { useLiveFigures } from "./use-live-figures.ts";
import { WaitingLine } from "./waiting-line.tsx";

export function meta() {
  return [{ title: `${dashboardTexts.heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  const query = new URL(request.url).searchParams;
  const [figures, waiting, late] = await guarded(context, () =>
    Promise.all([readDashboard(query), countWaiting(), countLate(new Date())]),
  );
  return { waiting, late, ...figures };
}

export async function action({ request, context }: Route.ActionArgs) {
  const headers = await guarded(context, () => {
    refuseFlood(context);
    return signOutEverywhere(request.headers);
  });
  throw redirect("/admin-login?notice=signed-out", { headers });
}

/** The data on the screen, for the case that the server cannot be reached. */
let onScreen: Awaited<ReturnType<typeof loader>> | undefined;
let lastReadFailed = false;

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    lastReadFailed = false;
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response || !onScreen) throw error;
    lastReadFailed = true;
    return onScreen;
  }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const [autoRefresh, setAutoRefresh] = useState(true);
  const revalidator = useRevalidator();
  const live = useLiveFigures(loaderData, autoRefresh);

  useEffect(() => {
    onScreen = loaderData;
    // Cleared when the dashboard is left, so that nobody can go back to it after signing out.
    return () => {
      onScreen = undefined;
    };
  }, [loaderData]);

  useSignedOut();

  async function refresh() {
    await revalidator.revalidate();
    if (lastReadFailed) toast.error(dashboardTexts.refreshFailed);
    else toast.success(dashboardTexts.refreshed);
  }

  return (
    <BackOfficeFrame waiting={loaderData.waiting}>
      {/* The code for polling is fetched now, because the network may be gone by the first poll. */}
      <PrefetchPageLinks page="/admin-dashboard/active-users" />
      <PrefetchPageLinks page="/admin-dashboard/recent-clicks" />
      <div className="relative flex flex-col max-lg:min-h-svh">
        <AdminHeader heading={dashboardTexts.heading} signOut={null} />
        <DashboardControls
          autoRefresh={autoRefresh}
          onAutoRefresh={setAutoRefresh}
          refreshing={revalidator.state !== "idle"}
          onRefresh={refresh}
        />
        <main className="wrap grid grow grid-cols-1 content-start gap-3 py-4 sm:gap-4 md:gap-6 md:py-6">
          <Troubles troubles={loaderData.troubles} />
          <WaitingLine waiting={loaderData.waiting} late={loaderData.late} />
          <SummaryCards totals={loaderData.totals} active={live.active} days={loaderData.days} />
          <RangeAndTabs days={loaderData.days} tab={loaderData.tab} />
          <TabPanel
            figures={loaderData}
            clicks={live.clicks}
            enrollments={loaderData.tab === "enrollments" && <EnrollmentList {...loaderData.list} />}
          />
        </main>
      </div>
      <Toasts />
    </BackOfficeFrame>
  );
}
