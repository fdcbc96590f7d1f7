import type { ComponentType } from "react";
import type { DemoId } from "#content/prices.ts";
import { Appointments } from "./pictures/appointments.tsx";
import { BranchChart } from "./pictures/branch-chart.tsx";
import { RentLedger } from "./pictures/rent-ledger.tsx";
import { ShopPage } from "./pictures/shop-page.tsx";
import { TablePlan } from "./pictures/table-plan.tsx";
import { TelegramChat } from "./pictures/telegram-chat.tsx";
import { WhatsAppChat } from "./pictures/whatsapp-chat.tsx";

const pictures: Readonly<Record<DemoId, ComponentType>> = {
  healthcare: Appointments,
  hospitality: TablePlan,
  "real-estate": RentLedger,
  "enterprise-suite": BranchChart,
  "telegram-bot": TelegramChat,
  "whatsapp-assistant": WhatsAppChat,
  "ai-sales-website": ShopPage,
};

/** The drawing of a system in use, on its background; it fills the width at the top of its place. */
export function DemoPicture({ id, className = "" }: { id: DemoId; className?: string }) {
  const Picture = pictures[id];
  return (
    <div className={`grid overflow-hidden bg-chat ${className}`}>
      <Picture />
    </div>
  );
}
