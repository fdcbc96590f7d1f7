import { buttonClass } from "#app/ui/button.tsx";
import { ClothWall } from "#app/ui/cloth/cloth.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Statistics } from "#app/ui/statistics.tsx";
import { hero } from "#content/home.ts";
import { lookOf } from "./destination-looks.ts";
import { OrderChat } from "./order-chat.tsx";
import { RotatingHeadline } from "./rotating-headline.tsx";

/**
 * The first screen: what we do, one action, six links, three figures, and an order in a chat in front of a wall of
 * cloth. Everything is aligned to the top, because centred content moves when more of the page arrives.
 */
export function Hero() {
  return (
    <section className="deep hero">
      <div className="wrap hero-text">
        <RotatingHeadline pairs={hero.headlines}>
          <a href={hero.action.href} className={buttonClass("primary", "lg")}>
            {hero.action.label}
            <Icon name="arrow" />
          </a>
        </RotatingHeadline>
        <nav aria-label="Ways to start">
          <ul className="hero-ways">
            {hero.destinations.map(({ href, label, benefit }) => (
              <li key={href}>
                <svg viewBox="0 0 100 100" aria-hidden="true">
                  <use href={`#t-${lookOf(href).motif}`} className={`dye-${lookOf(href).dye}`} />
                </svg>
                <a href={href} data-prefetch="">
                  {label}
                </a>
                <p>{benefit}</p>
              </li>
            ))}
          </ul>
        </nav>
        <Statistics list={hero.statistics} className="border-t border-line pt-4 *:flex-1" />
      </div>
      <div className="hero-scene">
        <ClothWall cloth="home" />
        <OrderChat />
      </div>
    </section>
  );
}
