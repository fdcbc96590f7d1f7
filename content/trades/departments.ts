import { afterSales } from "./departments/after-sales.ts";
import { bookkeeping } from "./departments/bookkeeping.ts";
import { cash } from "./departments/cash.ts";
import { cleaning } from "./departments/cleaning.ts";
import { customerService } from "./departments/customer-service.ts";
import { delivery } from "./departments/delivery.ts";
import { frontDesk } from "./departments/front-desk.ts";
import { general } from "./departments/general.ts";
import { hiring } from "./departments/hiring.ts";
import { it } from "./departments/it.ts";
import { kitchen } from "./departments/kitchen.ts";
import { marketing } from "./departments/marketing.ts";
import { production } from "./departments/production.ts";
import { purchasing } from "./departments/purchasing.ts";
import { sales } from "./departments/sales.ts";
import { security } from "./departments/security.ts";
import { store } from "./departments/store.ts";
import { training } from "./departments/training.ts";
import type { Department } from "./types.ts";

/** What is written when no department is found in the visitor’s words. */
export const generalDepartment: Department = general;

export const departments: readonly Department[] = [
  sales,
  customerService,
  frontDesk,
  store,
  purchasing,
  kitchen,
  production,
  delivery,
  cash,
  bookkeeping,
  hiring,
  training,
  cleaning,
  marketing,
  it,
  security,
  afterSales,
];
