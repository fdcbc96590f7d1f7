import { clinic } from "./sectors/care/clinic.ts";
import { cosmetics } from "./sectors/care/cosmetics.ts";
import { fitness } from "./sectors/care/fitness.ts";
import { pharmacy } from "./sectors/care/pharmacy.ts";
import { salon } from "./sectors/care/salon.ts";
import { digitalMarketing } from "./sectors/creative/digital-marketing.ts";
import { eventDecoration } from "./sectors/creative/event-decoration.ts";
import { eventPlanning } from "./sectors/creative/event-planning.ts";
import { photography } from "./sectors/creative/photography.ts";
import { printing } from "./sectors/creative/printing.ts";
import { crops } from "./sectors/farm/crops.ts";
import { fish } from "./sectors/farm/fish.ts";
import { livestock } from "./sectors/farm/livestock.ts";
import { poultry } from "./sectors/farm/poultry.ts";
import { accessories } from "./sectors/fashion/accessories.ts";
import { clothing } from "./sectors/fashion/clothing.ts";
import { shoes } from "./sectors/fashion/shoes.ts";
import { tailoring } from "./sectors/fashion/tailoring.ts";
import { bakery } from "./sectors/food/bakery.ts";
import { cakes } from "./sectors/food/cakes.ts";
import { drinks } from "./sectors/food/drinks.ts";
import { packagedFood } from "./sectors/food/packaged-food.ts";
import { restaurant } from "./sectors/food/restaurant.ts";
import { smallChops } from "./sectors/food/small-chops.ts";
import { general } from "./sectors/general.ts";
import { cleaning } from "./sectors/home/cleaning.ts";
import { furniture } from "./sectors/home/furniture.ts";
import { homeRepairs } from "./sectors/home/home-repairs.ts";
import { laundry } from "./sectors/home/laundry.ts";
import { school } from "./sectors/learning/school.ts";
import { tutoring } from "./sectors/learning/tutoring.ts";
import { autoRepair } from "./sectors/movement/auto-repair.ts";
import { logistics } from "./sectors/movement/logistics.ts";
import { transport } from "./sectors/movement/transport.ts";
import { consulting } from "./sectors/professional/consulting.ts";
import { ngoChurch } from "./sectors/professional/ngo-church.ts";
import { construction } from "./sectors/property/construction.ts";
import { realEstate } from "./sectors/property/real-estate.ts";
import { shortLet } from "./sectors/property/short-let.ts";
import { travel } from "./sectors/property/travel.ts";
import { electronicsRepair } from "./sectors/technology/electronics-repair.ts";
import { phoneSales } from "./sectors/technology/phone-sales.ts";
import { pos } from "./sectors/technology/pos.ts";
import { software } from "./sectors/technology/software.ts";
import { solar } from "./sectors/technology/solar.ts";
import { buildingMaterials } from "./sectors/trade/building-materials.ts";
import { cookingGas } from "./sectors/trade/cooking-gas.ts";
import { importation } from "./sectors/trade/importation.ts";
import { provisions } from "./sectors/trade/provisions.ts";
import type { Sector } from "./types.ts";

/** What is said when no sector is found in the visitor’s words. */
export const generalSector: Sector = general;

/** Every sector that has keywords; the order means nothing. */
export const sectors: readonly Sector[] = [
  smallChops,
  restaurant,
  bakery,
  cakes,
  drinks,
  packagedFood,
  poultry,
  fish,
  crops,
  livestock,
  provisions,
  cookingGas,
  buildingMaterials,
  importation,
  tailoring,
  clothing,
  shoes,
  accessories,
  salon,
  cosmetics,
  pharmacy,
  clinic,
  fitness,
  school,
  tutoring,
  phoneSales,
  electronicsRepair,
  solar,
  software,
  pos,
  photography,
  printing,
  digitalMarketing,
  eventDecoration,
  eventPlanning,
  furniture,
  laundry,
  cleaning,
  homeRepairs,
  logistics,
  transport,
  autoRepair,
  construction,
  realEstate,
  shortLet,
  travel,
  consulting,
  ngoChurch,
];
